/** German texts of problems of files and values, and of refusals of the editor's server, by the English ones; `$1` is an argument. */
export const germanFileProblemTexts: Readonly<Record<string, string>> = {
  'This folder is, or lies in, a symbolic link: files would be written elsewhere.':
    'Dieser Ordner ist eine symbolische Verknüpfung oder liegt in einer: Dateien würden anderswo geschrieben.',
  'Put a folder here.': 'Legen Sie hier einen Ordner an.',
  'Another run is writing: process $1.': 'Ein anderer Lauf schreibt gerade: Prozess $1.',
  'Try again when it has ended; if there is none, take this file out.':
    'Versuchen Sie es danach noch einmal; gibt es keinen, entfernen Sie diese Datei.',
  'This file cannot be written: $1.': 'Diese Datei lässt sich nicht schreiben: $1.',
  'Let whoever runs this write in its folder, and run it again.':
    'Geben Sie Schreibrechte im Ordner und versuchen Sie es noch einmal.',
  'This file is committed, but not as the generator writes it.':
    'Diese Datei ist committet, aber nicht so, wie der Generator sie schreibt.',
  'Run npm run generate and commit what it changes.':
    'Rufen Sie npm run generate auf und committen Sie, was es ändert.',
  'The message "$1" has no text.': 'Der Text „$1“ ist leer.',
  'Write its text in double quotes.': 'Schreiben Sie ihn in doppelte Anführungszeichen.',
  '"$1" is no id of a message.': '„$1“ ist keine Kennung eines Textes.',
  'Lower-case words with dots between them: page.about-us.hero.title.':
    'Wörter in Kleinbuchstaben mit Punkten dazwischen: page.about-us.hero.title.',
  'The message "$1" stands in $2 as well.': 'Der Text „$1“ steht auch in $2.',
  'Keep one of them.': 'Behalten Sie einen davon.',
  '"$1" is not a field here.': '„$1“ ist hier kein Feld.',
  'Fields here: $1.': 'Felder hier: $1.',
  '"$1" is missing.': '„$1“ fehlt.',
  'Add it.': 'Ergänzen Sie es.',
  '$1 does not fit: $2 is needed.': '$1 passt nicht: Nötig ist $2.',
  '$1 is not the id of a message.': '$1 ist keine Kennung eines Textes.',
  'Write an id here, e.g. page.about-us.hero.title, and the words in messages/en.json under this id.':
    'Schreiben Sie hier eine Kennung, z. B. page.about-us.hero.title, und die Wörter unter dieser Kennung in messages/en.json.',
  '$1 is not a link.': '$1 ist kein Link.',
  'Write the unprefixed path of a page (/about-us), #anchor on this page, or an https, mailto or tel address.':
    'Schreiben Sie den Pfad einer Seite ohne Sprache (/about-us), #sprungmarke auf dieser Seite oder eine https-, mailto- oder tel-Adresse.',
  '$1 are too few: at least $2.': '$1 sind zu wenige: mindestens $2.',
  'The text is empty.': 'Der Text ist leer.',
  '$1 are too many: at most $2.': '$1 sind zu viele: höchstens $2.',
  '$1 is not between $2 and $3.': '$1 liegt nicht zwischen $2 und $3.',
  'An entry stands twice.': 'Ein Eintrag steht zweimal da.',
  '$1 is not a whole number.': '$1 ist keine ganze Zahl.',
  'This does not fit: $1.': 'Das passt nicht: $1.',
  '$1 does not fit: $2.': '$1 passt nicht: $2.',
  'This is nested more than $1 levels deep.': 'Dies ist mehr als $1 Ebenen tief verschachtelt.',
  'Page configs are flat: take levels out.':
    'Seitenkonfigurationen sind flach: Entfernen Sie Ebenen.',
  'The file begins with a byte order mark (U+FEFF), which editors do not show.':
    'Die Datei beginnt mit einer Bytereihenfolge-Marke (U+FEFF), die Texteditoren nicht zeigen.',
  'Save it as UTF-8 without BOM.': 'Speichern Sie sie als UTF-8 ohne BOM.',
  'A merge conflict stands here, with both versions.':
    'Hier steht ein Merge-Konflikt mit beiden Fassungen.',
  'Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    'Behalten Sie eine Fassung und entfernen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen.',
  'A line break stands inside a text.': 'In einem Text steht ein Zeilenumbruch.',
  'Write the text in one line: how wide it is shown decides where it breaks.':
    'Schreiben Sie den Text in eine Zeile: Wo er umbricht, entscheidet die Breite, in der er gezeigt wird.',
  '$1 stands inside a text.': '$1 steht in einem Text.',
  'Write a space instead.': 'Schreiben Sie stattdessen ein Leerzeichen.',
  'The file is empty.': 'Die Datei ist leer.',
  'Write {} at least.': 'Schreiben Sie wenigstens {}.',
  'JSON knows no comments.': 'JSON kennt keine Kommentare.',
  'Take the comment out.': 'Entfernen Sie den Kommentar.',
  'A comma stands before $1.': 'Vor $1 steht ein Komma.',
  'Take the last comma out.': 'Entfernen Sie das letzte Komma.',
  '$1 is missing here.': '$1 fehlt hier.',
  '$1 is not JSON.': '$1 ist kein JSON.',
  'Texts and keys stand in "double quotes"; other values are numbers, true or false.':
    'Texte und Schlüssel stehen in "doppelten Anführungszeichen"; andere Werte sind Zahlen, true oder false.',
  '"__proto__" cannot be a key.': '„__proto__“ kann kein Schlüssel sein.',
  'Choose another name.': 'Wählen Sie einen anderen Namen.',
  '"$1" stands twice in the same object.': '„$1“ steht zweimal im selben Objekt.',
  'There are $1 page configs; at most $2 are read.':
    'Es gibt $1 Seitenkonfigurationen; höchstens $2 werden gelesen.',
  'Make records of pages that look alike: one config, _id.json, shows them all.':
    'Machen Sie aus ähnlichen Seiten Datensätze: Eine Konfiguration, _id.json, zeigt sie alle.',
  'The configs are of version $1, this generator reads $2.':
    'Die Konfigurationen haben Version $1, dieser Generator liest $2.',
  'Run npm run generate -- migrate.': 'Rufen Sie npm run generate -- migrate auf.',
  'Bring the generator up to date.': 'Bringen Sie den Generator auf den neuesten Stand.',
  '"$1" is not a field beside "fragment".': '„$1“ ist kein Feld neben „fragment“.',
  'A fragment stands alone: { "fragment": "name" }.':
    'Ein Fragment steht allein: { "fragment": "name" }.',
  'There is no fragment $1.': 'Es gibt kein Fragment $1.',
  'Write it: pages-config/fragments/<name>.json.':
    'Schreiben Sie es: pages-config/fragments/<name>.json.',
  'Fragments are: $1.': 'Fragmente sind: $1.',
  'A fragment holds sections, and no other fragment.':
    'Ein Fragment enthält Abschnitte und kein anderes Fragment.',
  'Name both in the page, one after the other.': 'Nennen Sie beide nacheinander auf der Seite.',
  'The page has $1 sections; at most $2 are read.':
    'Die Seite hat $1 Abschnitte; höchstens $2 werden gelesen.',
  'Make two pages of it.': 'Machen Sie zwei Seiten daraus.',
  'Sections are: $1.': 'Abschnitte sind: $1.',
  'This section does not say which one it is.': 'Dieser Abschnitt sagt nicht, welcher er ist.',
  'Add "section" with a name. $1': 'Ergänzen Sie „section“ mit einem Namen. $1',
  '"$1" is not a section.': '„$1“ ist kein Abschnitt.',
  '"{$1}" is neither a figure nor something the operator says.':
    '„{$1}“ ist weder eine Kennzahl noch eine Angabe des Betreibers.',
  'Name an entry of content/figures.json or content/operator.json.':
    'Nennen Sie einen Eintrag von content/figures.json oder content/operator.json.',
  'No record has this text.': 'Kein Datensatz hat diesen Text.',
  'Did you mean content/$1.en.md?': 'Meinten Sie content/$1.en.md?',
  'Name it content/<kind>/<id>.<$1>.md.': 'Nennen Sie die Datei content/<Art>/<Kennung>.<$1>.md.',
  'This record has no text in $1.': 'Dieser Datensatz hat keinen Text in $1.',
  'Write it there in Markdown.': 'Schreiben Sie ihn dort in Markdown.',
  'Nothing reads this file.': 'Diese Datei wird nicht gelesen.',
  'Take it out.': 'Entfernen Sie sie.',
  'Files are: $1, pages and fragments.': 'Dateien sind: $1, Seiten und Fragmente.',
  'This file is missing.': 'Diese Datei fehlt.',
  'This is a symbolic link.': 'Dies ist eine symbolische Verknüpfung.',
  'Put the file itself here.': 'Legen Sie hier die Datei selbst ab.',
  'This is not a file.': 'Dies ist keine Datei.',
  'Put a file here.': 'Legen Sie hier eine Datei ab.',
  'The folder cannot be read: $1.': 'Der Ordner lässt sich nicht lesen: $1.',
  'Make it readable.': 'Machen Sie ihn lesbar.',
  'The file has $1 bytes; at most $2 are read.':
    'Die Datei hat $1 Byte; höchstens $2 werden gelesen.',
  'Split it.': 'Teilen Sie sie auf.',
  'The file is not UTF-8 text.': 'Die Datei ist kein Text in UTF-8.',
  'Save it as UTF-8.': 'Speichern Sie sie als UTF-8.',
  'The file cannot be read: $1.': 'Die Datei lässt sich nicht lesen: $1.',
  'Make it readable for whoever runs this: chmod u+r.': 'Machen Sie sie lesbar: chmod u+r.',

  'The body is not that of the call $1.': 'Der Inhalt passt nicht zum Aufruf $1.',
  'The file holds no object.': 'Die Datei enthält kein Objekt.',
  'A field has no value.': 'Ein Feld hat keinen Wert.',
  'It begins with { and ends with }.': 'Sie beginnt mit { und endet mit }.',
  'Save again when it has ended.': 'Speichern Sie danach noch einmal.',
  'Something else is changing the files.': 'Etwas anderes ändert gerade die Dateien.',
  'Try again when it has ended.': 'Versuchen Sie es danach noch einmal.',
  'Nothing was changed. Give the editor room and the right to write there, and save again.':
    'Es wurde nichts geändert. Geben Sie dem Editor dort Platz und Schreibrechte und speichern Sie noch einmal.',
  '$1 cannot be written: $2.': '$1 lässt sich nicht schreiben: $2.',
  'There is no such save.': 'Diese Speicherung gibt es nicht.',
  'The list of saves has the last ones.': 'Die Liste enthält die letzten.',
  'There is a picture "$1" already.': 'Es gibt schon ein Bild „$1“.',
  'Give this one another name.': 'Geben Sie diesem einen anderen Namen.',
  'It could not be decoded.': 'Es ließ sich nicht dekodieren.',
  'Choose another file or crop.': 'Wählen Sie eine andere Datei oder einen anderen Ausschnitt.',
  'There is no such page, or no longer. Unsaved changes are kept in this browser until the file is back, e.g. with the branch that has it.':
    'Diese Seite gibt es nicht oder nicht mehr. Ungespeicherte Änderungen bleiben in diesem Browser, bis die Datei wieder da ist, z. B. mit dem Branch, der sie enthält.',
  'The editor failed; its terminal says why.':
    'Der Editor hatte einen Fehler; sein Terminal nennt den Grund.',
  'Nothing is here.': 'Hier ist nichts.',
  'Open the address that the terminal shows: it has the key.':
    'Öffnen Sie die Adresse, die das Terminal zeigt: Sie enthält den Schlüssel.',
  'There is no such call.': 'Diesen Aufruf gibt es nicht.',
  'At most $1 bytes are read.': 'Höchstens $1 Byte werden gelesen.',
  '$1 cannot be a name.': '$1 kann kein Name sein.',
  'The body is not JSON.': 'Der Inhalt ist kein JSON.',
  'The host is not that of the editor.': 'Der Host ist nicht der des Editors.',
  'Another site has sent this.': 'Eine andere Website hat dies gesendet.',
  'The origin is not that of the editor.': 'Der Ursprung ist nicht der des Editors.',
  'The key is missing or wrong. The terminal shows the address with the key.':
    'Der Schlüssel fehlt oder ist falsch. Das Terminal zeigt die Adresse mit dem Schlüssel.',
  'Calls are sent with POST.': 'Aufrufe werden mit POST gesendet.',
  'Calls are sent as application/json.': 'Aufrufe werden als application/json gesendet.',
  '$1 is a draft already.': '$1 ist schon ein Entwurf.',
  'Edit it.': 'Bearbeiten Sie ihn.',
  '$1 has a draft already.': '$1 hat schon einen Entwurf.',
  'Edit $1.': 'Bearbeiten Sie $1.',
  '$1 is not the draft of a published page.':
    '$1 ist nicht der Entwurf einer veröffentlichten Seite.',
  'Remove "draft" from it.': 'Entfernen Sie dort „draft“.',
  'Nothing else shows it.': 'Sonst zeigt ihn nichts.',
  '$1 is not a page.': '$1 ist keine Seite.',
  'Choose one of the list.': 'Wählen Sie eine aus der Liste.',
  '$1 is the page of all records of a collection.':
    '$1 ist die Seite aller Datensätze einer Sammlung.',
  'It is changed in the files.': 'Sie wird in den Dateien geändert.',
  '$1 is the draft of $2.': '$1 ist der Entwurf von $2.',
  'Publish or remove it first.': 'Veröffentlichen oder entfernen Sie ihn zuerst.',
  '$1:$2 names $3.': '$1:$2 nennt $3.',
  'Change the code first.': 'Ändern Sie zuerst den Code.',
  'Correct them first.': 'Beheben Sie sie zuerst.',
  '$1 is in the menu already.': '$1 ist schon im Menü.',
  'Remove it from the menu first.': 'Entfernen Sie die Seite zuerst aus dem Menü.',
  'The menu has no entry $1.': 'Das Menü hat keinen Eintrag $1.',
  'Choose another entry.': 'Wählen Sie einen anderen Eintrag.',
  '$1 is not in the menu.': '$1 ist nicht im Menü.',
  'Nothing has to be removed.': 'Es gibt nichts zu entfernen.',
  'Other pages stand under $1 in the menu.': 'Unter $1 stehen im Menü andere Seiten.',
  'Remove them from the menu first.': 'Entfernen Sie diese zuerst aus dem Menü.',
  '$1 is no other page.': '$1 ist keine andere Seite.',
  'Choose a page that visitors are led to.':
    'Wählen Sie eine Seite, auf die Besucher geleitet werden.',
  '$1 links lead to $2.': '$1 Links führen zu $2.',
  'Choose a page that they and its visitors are led to.':
    'Wählen Sie eine Seite, auf die sie und die Besucher geleitet werden.',
  'The editor does not answer. Start it again with npm run studio.':
    'Der Editor antwortet nicht. Starten Sie ihn wieder mit npm run studio.',
  'The worker of the editor has ended.':
    'Der Prozess, der Dateien liest und schreibt, ist beendet.',
}
