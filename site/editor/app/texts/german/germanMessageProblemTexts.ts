/** German texts of problems of messages, translations, wording and pictures, by the English ones; `$1` is an argument. */
export const germanMessageProblemTexts: Readonly<Record<string, string>> = {
  'The picture "$1" has no alternative text.': 'Das Bild „$1“ hat keinen Alternativtext.',
  'Add "$1" to messages/en.json: what the picture shows.':
    'Ergänzen Sie „$1“ auf Englisch: was das Bild zeigt.',
  'Add "$1" to messages/$2: what the picture shows.':
    'Ergänzen Sie „$1“ in messages/$2: was das Bild zeigt.',
  'The film "$1" lacks $2.': 'Dem Film „$1“ fehlt $2.',
  'Put its files into site/public/films.': 'Legen Sie seine Dateien in site/public/films ab.',
  'The picture "$1" lacks $2 in site/public/pictures.':
    'Dem Bild „$1“ fehlt $2 in site/public/pictures.',
  'Run npm run pictures, and commit what it writes.':
    'Rufen Sie npm run pictures auf und committen Sie, was es schreibt.',
  '"$1" is $2 px wide, and shown $3 px wide here.':
    '„$1“ ist $2 px breit und wird hier $3 px breit gezeigt.',
  'Make it from a larger master, or take one of: $1.':
    'Erzeugen Sie es aus einer größeren Vorlage oder nehmen Sie eines von: $1.',
  'There is no picture "$1".': 'Es gibt kein Bild „$1“.',
  'Write "$1": pictures are named without folder and extension.':
    'Schreiben Sie „$1“: Bilder werden ohne Ordner und Endung genannt.',
  'Pictures are: $1.': 'Bilder sind: $1.',

  'The text $1.': 'Der Text $1.',
  "Arguments are {name}, tags <b>…</b>; a brace meant as text stands in 'quotes'.":
    "Platzhalter sind {name}, Tags <b>…</b>; eine Klammer, die zum Text gehört, steht in 'Anführungszeichen'.",
  'The text has a soft hyphen.': 'Der Text enthält ein weiches Trennzeichen.',
  'Take it out: the words of content/soft-hyphens.json get theirs by themselves.':
    'Entfernen Sie es: Die Wörter in content/soft-hyphens.json erhalten ihre Trennzeichen von selbst.',
  '{$1} is neither a figure nor a value that the site fills in here.':
    '{$1} ist weder eine Kennzahl noch ein Wert, den die Website hier einsetzt.',
  'Add the figure to content/figures.json.': 'Ergänzen Sie die Kennzahl in content/figures.json.',
  'The figure {$1} is formatted by the text.': 'Der Text formatiert die Kennzahl {$1} selbst.',
  'Write {$1} alone: figures come with their unit, in the format of the language.':
    'Schreiben Sie nur {$1}: Kennzahlen kommen mit ihrer Einheit, in der Schreibweise der Sprache.',
  '<$1> is not a tag.': '<$1> ist kein Tag.',
  'Tags are $1.': 'Tags sind $1.',
  '<$1> stands in $2, which has no such tag.': '<$1> steht in $2; dort gibt es dieses Tag nicht.',
  'Take the tag out.': 'Entfernen Sie das Tag.',
  'Take it out: tags here are $1.': 'Entfernen Sie es: Hier sind diese Tags erlaubt: $1.',
  '$1.': '$1.',
  'Use the same in $1.json as in en.json.': 'Verwenden Sie in $1.json dasselbe wie in en.json.',
  'The text has the zero-width character U+$1.':
    'Der Text enthält das Zeichen U+$1, das keine Breite hat.',
  'The text has the control character U+$1.': 'Der Text enthält das Steuerzeichen U+$1.',
  'Take it out: it cannot be seen, and acts.': 'Entfernen Sie es: Es ist unsichtbar, aber wirksam.',
  '$1 is shown as it is written: texts have no HTML entities.':
    '$1 erscheint so, wie es dasteht: Texte haben keine HTML-Entitäten.',
  'Write the character itself; a no-break space is U+00A0, in JSON "\\u00A0".':
    'Schreiben Sie das Zeichen selbst; ein geschütztes Leerzeichen ist U+00A0, in JSON "\\u00A0".',
  '$1 is shown with its signs: this text is not Markdown.':
    '$1 erscheint mit seinen Zeichen: Dieser Text ist kein Markdown.',
  'Take the signs out.': 'Entfernen Sie die Zeichen.',
  '$1 is shown as it is written: this text is not Markdown.':
    '$1 erscheint so, wie es dasteht: Dieser Text ist kein Markdown.',
  'Write words alone: a section links by its own fields, a long text by Markdown in its own file.':
    'Schreiben Sie nur Wörter: Ein Abschnitt verlinkt über eigene Felder, ein langer Text mit Markdown in seiner eigenen Datei.',
  '$1 is shown as it is written: texts of records have no HTML.':
    '$1 erscheint so, wie es dasteht: Texte von Datensätzen haben kein HTML.',
  'Take the tag out; each paragraph is an entry of its list.':
    'Entfernen Sie das Tag; jeder Absatz ist ein Eintrag der Liste.',
  'There is no figure "$1".': 'Es gibt keine Kennzahl „$1“.',
  'Add it to content/figures.json with its source.':
    'Ergänzen Sie sie mit ihrer Quelle in content/figures.json.',
  'No message has the id "$1".': 'Kein Text hat die Kennung „$1“.',
  'Add "$1" to messages/$2.': 'Ergänzen Sie „$1“ in messages/$2.',
  'Did you mean "$1"? Else add it to messages/$2.':
    'Meinten Sie „$1“? Sonst ergänzen Sie den Text in messages/$2.',
  '$1 shows the message "$2", which is not here.': '$1 zeigt den Text „$2“, der hier fehlt.',
  'Add it to $1.': 'Ergänzen Sie ihn in $1.',
  'There is no entry "$1" in content/operator.json.':
    'In content/operator.json gibt es keinen Eintrag „$1“.',
  'Entries are: $1.': 'Einträge sind: $1.',
  '"$1" is where a button leads, but this is no https address.':
    '„$1“ ist das Ziel einer Schaltfläche, aber keine https-Adresse.',
  'Write an address that starts with https://, or null.':
    'Schreiben Sie eine Adresse, die mit https:// beginnt, oder null.',
  'Nothing shows the message "$1".': 'Nirgends ist der Text „$1“ zu sehen.',
  'Take it out of all catalogues, or name it in a page.':
    'Entfernen Sie ihn aus allen Katalogen oder verwenden Sie ihn auf einer Seite.',

  'The message "$1" has no $2 text.': 'Der Text „$1“ fehlt auf $2.',
  '"$1" looks like it: give it this id.': '„$1“ sieht danach aus: Geben Sie ihm diese Kennung.',
  'Add "$1". In English: $2': 'Ergänzen Sie „$1“. Auf Englisch: $2',
  'Add "$1" after "$2". In English: $3': 'Ergänzen Sie „$1“ nach „$2“. Auf Englisch: $3',
  'English has no message "$1".': 'Den Text „$1“ gibt es nicht auf Englisch.',
  'Take it out, or add it to en.json first.':
    'Entfernen Sie ihn oder ergänzen Sie ihn zuerst in en.json.',
  'Did you mean "$1"?': 'Meinten Sie „$1“?',
  '$1 messages have no $2 text: "$3" and $4 more.': '$1 Texte fehlen auf $2: „$3“ und $4 weitere.',
  'Run npm run generate -- translations export $1 words.xlf, which writes all texts to translate.':
    'Rufen Sie npm run generate -- translations export $1 words.xlf auf; es schreibt alle Texte, die zu übersetzen sind.',
  '$1 has no plural form "$2".': '$1 hat keine Pluralform „$2“.',
  'The forms of {$1} in $2 are $3.': 'Die Formen von {$1} auf $2 sind $3.',
  'The plural forms of {$1} lack "one".': 'Den Pluralformen von {$1} fehlt „one“.',
  'Add one {…} for a single one: the forms in $1 are $2.':
    'Ergänzen Sie one {…} für die Einzahl: Die Formen auf $1 sind $2.',
  'The English text has changed since this was translated.':
    'Der englische Text hat sich seit der Übersetzung geändert.',
  'Translate it again; if it is still right: npm run generate -- translations accept $1 "$2".':
    'Übersetzen Sie ihn neu; stimmt er noch: npm run generate -- translations accept $1 "$2".',
  'The Chinese text has $1 in it.': 'Der chinesische Text enthält $1.',
  'Translate it; a name or unit that stays as it is belongs to "names" in $1.':
    'Übersetzen Sie es; Namen und Einheiten, die so bleiben, gehören zu „names“ in $1.',
  'The $1 text is the English one.': 'Der Text auf $1 ist der englische.',
  'Translate it; words that both languages share belong to "$1" in $2.':
    'Übersetzen Sie ihn; Wörter, die beide Sprachen haben, gehören zu „$1“ in $2.',

  '"$1" stands in a text for visitors.': '„$1“ steht in einem Text für Besucher.',
  'Write the words, or keep what shows them a draft until you have them.':
    'Schreiben Sie die Wörter, oder lassen Sie die Seite bis dahin einen Entwurf.',
  'No section shows the title of the page.': 'Kein Abschnitt zeigt den Titel der Seite.',
  'Begin with one of $1.': 'Beginnen Sie mit einem von $1.',
  '$1 shows a page title, and so does $2 above: a page has one.':
    '$1 zeigt einen Seitentitel, $2 darüber auch: Eine Seite hat nur einen.',
  '$1 $2 characters.': '$1 $2 Zeichen.',
  '$1 $2 character.': '$1 $2 Zeichen.',
  'Cut it to $1 characters: more is not shown by search engines.':
    'Kürzen Sie auf $1 Zeichen: Mehr zeigen Suchmaschinen nicht.',
  'Say in at least $1 characters what page this is: search engines show it to those who have not seen it.':
    'Sagen Sie in mindestens $1 Zeichen, welche Seite dies ist: Suchmaschinen zeigen es Menschen, die sie nicht kennen.',
  'Say in at least $1 characters what the page offers: search engines show it to those who have not seen it.':
    'Sagen Sie in mindestens $1 Zeichen, was die Seite bietet: Suchmaschinen zeigen es Menschen, die sie nicht kennen.',
  'This is still a placeholder.': 'Das ist noch ein Platzhaltertext.',
  'Write your own, or keep "draft" in the page until you have it.':
    'Schreiben Sie einen eigenen, oder lassen Sie die Seite bis dahin einen Entwurf.',
  'This is still the text that `new record` wrote: $1.':
    'Das ist noch der Text, mit dem der Datensatz angelegt wurde: $1.',
  'This is still the text that `new record` wrote.':
    'Das ist noch der Text, mit dem der Datensatz angelegt wurde.',
  'Write your own, or keep "state" of the record false until you have it.':
    'Schreiben Sie einen eigenen, oder lassen Sie „state“ des Datensatzes bis dahin false.',
  'A tag begins with "$1".': 'Ein Tag beginnt mit „$1“.',
  'Put it before the tag.': 'Setzen Sie es vor das Tag.',
  'This sentence stands in $1 as well.': 'Dieser Satz steht auch in $1.',
  'Say it once, or say here what is different.':
    'Sagen Sie es einmal, oder sagen Sie hier, was anders ist.',
  'A sentence has $1 characters, at most $2 can be read in one breath.':
    'Ein Satz hat $1 Zeichen, höchstens $2 lassen sich in einem Zug lesen.',
  'A sentence has $1 words, at most $2 can be read in one breath.':
    'Ein Satz hat $1 Wörter, höchstens $2 lassen sich in einem Zug lesen.',
  'Make two of it.': 'Machen Sie zwei daraus.',
  'Two sentences in a row are fragments.': 'Zwei Sätze hintereinander sind unvollständig.',
  'Write one sentence with an actor, a verb and a reason.':
    'Schreiben Sie einen Satz mit Handelndem, Verb und Grund.',
  '"$1" is not a word of this site.': '„$1“ ist kein Wort dieser Website.',
  'The English text has "$1", this one has no word of this site for it.':
    'Der englische Text hat „$1“, dieser kein Wort dieser Website dafür.',
  'Write "$1".': 'Schreiben Sie „$1“.',
  'Write "$1" or "$2".': 'Schreiben Sie „$1“ oder „$2“.',
  'Write $1.': 'Schreiben Sie $1.',
  'An ordinary space stands between a number and its unit, which may part at the end of a line.':
    'Zwischen Zahl und Einheit steht ein gewöhnliches Leerzeichen; am Zeilenende können sie getrennt werden.',
  'Put a no-break space there, U+00A0.': 'Setzen Sie dort ein geschütztes Leerzeichen, U+00A0.',
  'Shown on $1.': 'Steht auf $1.',
  'Shown on $1, $2.': 'Steht auf $1, $2.',
  'Shown in $1, $2.': 'Steht in $1, $2.',
  'And in $1 more places.': 'Und an $1 weiteren Stellen.',
  'Shown by the section $1.': 'Wird von diesen Abschnitten gezeigt: $1.',
  'Shown in the frame of every page.': 'Steht im Rahmen jeder Seite.',
  'Printed in documents.': 'Steht in gedruckten Dokumenten.',
  'Named in $1.': 'Steht im Code: $1.',
}
