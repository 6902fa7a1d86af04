/** German texts of problems of links, pages, records and addresses, by the English ones; `$1` is an argument. */
export const germanPageProblemTexts: Readonly<Record<string, string>> = {
  'The site offers a search, but no page has the address "$1".':
    'Die Website bietet eine Suche an, aber keine Seite hat die Adresse „$1“.',
  'Add the page with a section SearchResults, or take "search" out.':
    'Legen Sie die Seite mit einem Abschnitt SearchResults an oder nehmen Sie „search“ heraus.',
  '$1 is published, and has no draft beside it.':
    '$1 ist veröffentlicht und hat keinen Entwurf neben sich.',
  'Its draft would be $1: the page editor makes one.':
    'Der Entwurf wäre $1: Der Seiteneditor legt ihn an.',
  '$1 is not a page.': '$1 ist keine Seite.',
  'npm run generate -- routes lists them.': 'npm run generate -- routes listet sie auf.',
  'PREVIEW_SECRET is not set, or shorter than $1 characters.':
    'PREVIEW_SECRET ist nicht gesetzt oder kürzer als $1 Zeichen.',
  'Set it to the value that the server uses.':
    'Starten Sie den Editor mit dem Wert, den der Server benutzt.',
  'ORIGIN is not set.': 'ORIGIN ist nicht gesetzt.',
  'Set it to the address of the server, such as https://www.example.com.':
    'Starten Sie den Editor mit der Adresse des Servers, zum Beispiel https://www.example.com.',
  'No page has the address "$1".': 'Keine Seite hat die Adresse „$1“.',
  'Add the page, or link to one that exists.':
    'Legen Sie die Seite an oder verlinken Sie eine vorhandene.',
  'Write "$1": paths have no language prefix and no slash at the end.':
    'Schreiben Sie „$1“: Pfade beginnen nicht mit einer Sprache und enden nicht mit einem Schrägstrich.',
  '"$1" is a draft: visitors cannot go there.':
    '„$1“ ist ein Entwurf: Besucher kommen nicht dorthin.',
  'Take "draft" out of $1, or the link.':
    'Nehmen Sie „draft“ aus $1 heraus oder entfernen Sie den Link.',
  '"$1" is not published.': '„$1“ ist nicht veröffentlicht.',
  '"$1" exists only in $2, what links to it in others, too.':
    '„$1“ gibt es nur in $2, was darauf verweist, auch in anderen Sprachvarianten.',
  'Link to a page that everyone can read.':
    'Verlinken Sie eine Seite, die alle Besucher lesen können.',
  'No section of $1 has the anchor "$2".': 'Kein Abschnitt von $1 hat die Sprungmarke „$2“.',
  'Add "anchor": "$1" to a section there.': 'Geben Sie dort einem Abschnitt die Sprungmarke „$1“.',
  '"content" is the anchor of the page itself.': '„content“ ist die Sprungmarke der Seite selbst.',
  'Another section of this page has the anchor "$1".':
    'Ein anderer Abschnitt dieser Seite hat die Sprungmarke „$1“.',
  'Choose another word.': 'Wählen Sie ein anderes Wort.',
  'No words of "$1" lead to this target.': 'Keine Wörter von „$1“ führen zu diesem Ziel.',
  'Put the words of the link in <a>…</a> in every language, or take "href" out.':
    'Setzen Sie die Wörter des Links in jeder Sprache in <a>…</a> oder entfernen Sie das Ziel.',
  'The words in <a>…</a> of "$1" lead nowhere.': 'Die Wörter in <a>…</a> von „$1“ haben kein Ziel.',
  'Add "href" beside it, or take the tag out.':
    'Geben Sie daneben ein Ziel an oder nehmen Sie das Tag heraus.',
  '"$1" is shown only from $2: before it this link leads nowhere.':
    '„$1“ ist erst ab $2 zu sehen: Vorher führt dieser Link ins Leere.',
  '"$1" is shown only from $2: after it this link leads nowhere.':
    '„$1“ ist nur ab $2 zu sehen: Danach führt dieser Link ins Leere.',
  '"$1" is shown only until $2: before it this link leads nowhere.':
    '„$1“ ist nur bis $2 zu sehen: Vorher führt dieser Link ins Leere.',
  '"$1" is shown only until $2: after it this link leads nowhere.':
    '„$1“ ist nur bis $2 zu sehen: Danach führt dieser Link ins Leere.',
  'Take the link out, or "$1" out of $2.':
    'Entfernen Sie den Link oder nehmen Sie „$1“ aus $2 heraus.',
  'No link leads to $1.': 'Kein Link führt zu $1.',
  'Add it to "menu" in pages-config/site.json or link to it from a page; "noindex": true is for a page that only its address opens.':
    'Tragen Sie die Seite unter „menu“ in pages-config/site.json ein oder verlinken Sie sie; für Seiten, die nur über ihre Adresse erreichbar sind, gibt es das Feld „Nicht in Suchmaschinen“.',

  '"$1" is not a host.': '„$1“ ist kein Hostname.',
  'Write "$1": no scheme, no path, lower case.':
    'Schreiben Sie „$1“: ohne Schema, ohne Pfad, in Kleinbuchstaben.',
  'Write the name alone: www.example.com.': 'Schreiben Sie nur den Namen: www.example.com.',
  'The host "$1" stands twice.': 'Der Hostname „$1“ ist zweimal angegeben.',
  'Keep one: a secondary host leads to the main one, which is another.':
    'Behalten Sie einen: Ein Nebenname leitet auf den Hauptnamen um und ist ein anderer.',
  '$1 cannot have a draft beside it: it is the page of a collection.':
    '$1 kann keinen Entwurf neben sich haben: Es ist die Seite einer Sammlung.',
  '$1 cannot have a draft beside it: it is a draft itself.':
    '$1 kann keinen Entwurf neben sich haben: Es ist selbst ein Entwurf.',
  'There is no page pages-config/pages/$1.json that this could be the draft of.':
    'Es gibt keine Seite pages-config/pages/$1.json, deren Entwurf dies sein könnte.',
  'Rename the file, or remove it.': 'Benennen Sie die Datei um oder entfernen Sie sie.',
  'The draft of a published page needs "draft": true.':
    'Der Entwurf einer veröffentlichten Seite braucht "draft": true.',
  'Add it; or move the file over pages-config/pages/$1.json, to publish it.':
    'Ergänzen Sie es, oder verschieben Sie die Datei zum Veröffentlichen über pages-config/pages/$1.json.',
  'Old addresses belong to the published page.':
    'Alte Adressen gehören zur veröffentlichten Seite.',
  'Take "redirectFrom" out: it stands in pages-config/pages/$1.json.':
    'Entfernen Sie die alten Adressen: Sie stehen in pages-config/pages/$1.json.',
  '$1 is not always shown, but has the form of the page.':
    '$1 ist nicht immer zu sehen, enthält aber das Formular der Seite.',
  '$1 is not always shown, but has the heading of the page.':
    '$1 ist nicht immer zu sehen, enthält aber die Überschrift der Seite.',
  'Take "$1" out, or limit the page itself.':
    'Nehmen Sie „$1“ heraus oder beschränken Sie die Seite selbst.',
  'The page does not exist in "$1", so that it never shows $2 there.':
    'Die Seite gibt es nicht in „$1“, dort ist $2 also nie zu sehen.',
  'Languages of the page are $1.': 'Sprachvarianten der Seite sind $1.',
  'The page expires at $1, before $2 is shown.': 'Die Seite endet am $1, bevor $2 zu sehen ist.',
  'Give a time before it.': 'Geben Sie einen früheren Zeitpunkt an.',
  'The page is published at $1, after $2 was shown.':
    'Die Seite erscheint am $1, nachdem $2 zu sehen war.',
  'Give a time after it.': 'Geben Sie einen späteren Zeitpunkt an.',
  '$1 shows the record of a data page, and this is none.':
    '$1 zeigt den Datensatz einer Datenseite, und dies ist keine.',
  'Move it to a config named _id.json.':
    'Verschieben Sie den Abschnitt in eine Konfiguration namens _id.json.',
  '$1 and $2 both answer forms at this address.':
    '$1 und $2 nehmen beide Formulare unter dieser Adresse an.',
  'Give one of them a page of its own.': 'Geben Sie einem davon eine eigene Seite.',
  '$1 already shows the record.': '$1 zeigt den Datensatz schon.',
  'Take $1 out.': 'Entfernen Sie $1.',
  'The row has $1 cells, the table $2 columns.': 'Die Zeile hat $1 Zellen, die Tabelle $2 Spalten.',
  'Give the row one cell for each column.': 'Geben Sie der Zeile eine Zelle je Spalte.',
  'This tile has nothing but its title.': 'Diese Kachel hat nur einen Titel.',
  '"$1" is seen again here: $2.': '„$1“ ist hier noch einmal zu sehen: $2.',
  '"$1", a view of "$2", is seen again here: $3.':
    '„$1“, eine Ansicht von „$2“, ist hier noch einmal zu sehen: $3.',
  'Choose a picture that is seen nowhere beside it, or add a new one: in the page editor, or with npm run pictures.':
    'Wählen Sie ein Bild, das daneben nirgends zu sehen ist, oder fügen Sie ein neues hinzu: im Seiteneditor oder mit npm run pictures.',
  'Give it a figure, a picture or a text.':
    'Geben Sie ihr eine Kennzahl, ein Bild oder einen Text.',
  'The row that ends with this tile fills $1 of $2 columns.':
    'Die Reihe, die mit dieser Kachel endet, füllt $1 von $2 Spalten.',
  'Sizes take these columns: $1; a feature takes them in two rows. Choose sizes that come to $2 in each row.':
    'Die Größen belegen diese Spalten: $1; feature belegt sie in zwei Reihen. Wählen Sie Größen, die in jeder Reihe $2 ergeben.',
  '"system" cannot be forced: the colour mode that the visitor has chosen applies.':
    '„system“ lässt sich nicht vorgeben: Es gilt das Farbschema, das der Besucher gewählt hat.',
  'Take "colorMode" out, or write "light" or "dark".':
    'Entfernen Sie das Farbschema oder wählen Sie „light“ oder „dark“.',
  'There is no middleware "$1".': 'Es gibt keine Antwortregel „$1“.',
  'Middlewares are: $1.': 'Antwortregeln sind: $1.',
  'There is no theme "$1".': 'Es gibt kein Thema „$1“.',
  'Themes are: $1.': 'Themen sind: $1.',
  'No page shows this fragment.': 'Keine Seite zeigt dieses Fragment.',
  'Name it in the sections of a page, { "fragment": "$1" }, or take the file out.':
    'Nennen Sie es in den Abschnitten einer Seite, { "fragment": "$1" }, oder entfernen Sie die Datei.',

  '"$1" is the same as "$2", $3.': '„$1“ ist dasselbe wie „$2“, $3.',
  '"$1" is before "$2", $3.': '„$1“ liegt vor „$2“, $3.',
  'Give a time after "$1".': 'Geben Sie einen Zeitpunkt nach „$1“ an.',
  'The range goes from $1 to $2.': 'Der Bereich geht von $1 bis $2.',
  'A range has two ends: write "value": $1 instead.':
    'Ein Bereich hat zwei Enden: Schreiben Sie stattdessen "value": $1.',
  'Write the lower value first: "from": $1, "to": $2.':
    'Schreiben Sie den niedrigeren Wert zuerst: "from": $1, "to": $2.',
  'Another record has the id "$1".': 'Ein anderer Datensatz hat die Kennung „$1“.',
  'Give this one an id of its own.': 'Geben Sie diesem eine eigene Kennung.',
  'No maintenance task of this product is due "$1".':
    'Keine Wartungsaufgabe dieses Produkts ist „$1“ fällig.',
  'Name it in "products" of such tasks in content/maintenance-tasks.json.':
    'Nennen Sie es unter „products“ solcher Aufgaben in content/maintenance-tasks.json.',
  'No warranty is for this product.': 'Keine Garantie gilt für dieses Produkt.',
  'Name it in "products" of a warranty in content/warranties.json.':
    'Nennen Sie es unter „products“ einer Garantie in content/warranties.json.',
  'The documents of "$1" have the same numbers.': 'Die Dokumente von „$1“ haben dieselben Nummern.',
  'Tell them apart by a suffix, e.g. $1-2.': 'Unterscheiden Sie sie durch eine Endung, z. B. $1-2.',
  'These are the $1 of "$2".': '„$1“ ist hier dasselbe wie bei „$2“.',
  'Write those of this product.': 'Schreiben Sie die Angaben dieses Produkts.',
  '"$1" does not work with "$2".': '„$1“ ist nicht als vereinbar mit „$2“ angegeben.',
  'Name "$1" in "compatible" of "$2", too, or take it out here.':
    'Nennen Sie „$1“ auch unter „compatible“ von „$2“ oder entfernen Sie es hier.',
  'This product has no $1 in $2.': 'Dieses Produkt hat kein $1 in $2.',
  'Write them in Markdown, or name the folder of a product that shares its manuals: "manuals".':
    'Schreiben Sie sie in Markdown oder nennen Sie unter „manuals“ den Ordner eines Produkts mit denselben Anleitungen.',
  'There is no $1 to bring in here.': 'Es gibt kein $1, das hier eingefügt werden kann.',
  'Write it in Markdown, or name a part that is there.':
    'Schreiben Sie es in Markdown oder nennen Sie einen vorhandenen Teil.',
  'The record "$1" is shown in no language.': 'Der Datensatz „$1“ ist in keiner Sprache zu sehen.',
  'List the websites that show it, or take "websites" out: then all do.':
    'Nennen Sie die Websites, die ihn zeigen, oder entfernen Sie „websites“: Dann zeigen ihn alle.',
  'No page shows records of $1, so nobody sees "$2".':
    'Keine Seite zeigt Datensätze von $1, daher sieht niemand „$2“.',
  'Add a section with this source to a page, or take the record out.':
    'Fügen Sie einer Seite einen Abschnitt mit dieser Quelle hinzu oder entfernen Sie den Datensatz.',
  'The record "$1" is not published.': 'Der Datensatz „$1“ ist nicht veröffentlicht.',
  'content/$1.json has no record "$2".': 'content/$1.json hat keinen Datensatz „$2“.',
  'Name one that everyone can see.': 'Nennen Sie einen, den alle sehen können.',
  'Records are: $1.': 'Datensätze sind: $1.',
  'No series of documents is called "$1".': 'Keine Dokumentreihe heißt „$1“.',
  'Series are: $1; site/data/downloads/downloads.ts says which products each is of.':
    'Reihen sind: $1; site/data/downloads/downloads.ts nennt ihre Produkte.',

  'Name it as its address: letters, digits and hyphens; _id.json for one page a record.':
    'Benennen Sie die Datei wie ihre Adresse: Buchstaben, Ziffern und Bindestriche; _id.json für eine Seite je Datensatz.',
  '"$1" cannot be a part of an address.': '„$1“ kann kein Teil einer Adresse sein.',
  '"$1" is a device on Windows: no file can be named like it there.':
    '„$1“ ist unter Windows ein Gerät: Dort kann keine Datei so heißen.',
  '"$1" cannot be the end of an address.': '„$1“ kann nicht das Ende einer Adresse sein.',
  '"$1" is too much like the draft of $2: its code would have the same name.':
    '„$1“ gleicht zu sehr dem Entwurf von $2: Der erzeugte Code hätte denselben Namen.',
  '"$1" is a language: every page has its variants by itself.':
    '„$1“ ist eine Sprache: Jede Seite hat ihre Varianten von selbst.',
  "Addresses below /$1 are the server's.": 'Adressen unter /$1 gehören dem Server.',
  'Only the home page is called index: this is $1.json.':
    'Nur die Startseite heißt index: Dies ist $1.json.',
  '$1 makes one page a record, but "data" is missing.':
    '$1 ergibt eine Seite je Datensatz, aber „data“ fehlt.',
  'Add "data": "news", or rename the file.':
    'Ergänzen Sie "data": "news" oder benennen Sie die Datei um.',
  'Only a config named _id.json has "data".': 'Nur eine Konfiguration namens _id.json hat „data“.',
  'Take "data" out, or rename the file.': 'Entfernen Sie „data“ oder benennen Sie die Datei um.',
  'The records of $1 are found by $2, not by $3.':
    'Datensätze von $1 werden nach $2 gefunden, nicht nach $3.',
  'Rename the file to _$1.json.': 'Benennen Sie die Datei in _$1.json um.',
  'The records of $1 have pages already: $2 shows them at $3.':
    'Datensätze von $1 haben schon Seiten: $2 zeigt sie unter $3.',
  'Keep one of the two configs.': 'Behalten Sie eine der beiden Konfigurationen.',
  '$1 has the same address, $2.': '$1 hat dieselbe Adresse, $2.',
  'Keep one of the two files.': 'Behalten Sie eine der beiden Dateien.',
  '$1 already has the address $2.': '$1 hat schon die Adresse $2.',
  'Give the record another id, or name the page in it: "page".':
    'Geben Sie dem Datensatz eine andere Kennung oder nennen Sie unter „page“ die Seite.',
  '"$1" is not a path of this site.': '„$1“ ist kein Pfad dieser Website.',
  'Write an old path alone: /news, without query, anchor, dots and double slashes.':
    'Schreiben Sie nur einen alten Pfad: /news, ohne Parameter, Sprungmarke, Punkte und doppelte Schrägstriche.',
  '"$1" looks like a pattern, and is read as one path with these signs in it.':
    '„$1“ sieht nach einem Muster aus, wird aber als ein Pfad mit diesen Zeichen gelesen.',
  'Write each old path by itself.': 'Schreiben Sie jeden alten Pfad einzeln.',
  '"$1" begins with a language.': '„$1“ beginnt mit einer Sprache.',
  'Write "$1": a redirect is for every language.':
    'Schreiben Sie „$1“: Eine Umleitung gilt für jede Sprache.',
  'The server answers $1 by itself: nobody would be redirected.':
    'Der Server beantwortet $1 selbst: Niemand würde umgeleitet.',
  '"$1" is a page: it could not be reached any more.':
    '„$1“ ist eine Seite: Sie wäre nicht mehr erreichbar.',
  'Take the redirect or the page out.': 'Entfernen Sie die Umleitung oder die Seite.',
  '"$1" is redirected twice.': '„$1“ wird zweimal umgeleitet.',
  'Keep one of the two.': 'Behalten Sie eine von beiden.',
  '"$1" leads to "$2", which the language without prefix does not have.':
    '„$1“ führt zu „$2“; diese Seite gibt es in der Sprache ohne Präfix nicht.',
  'Add "$1" to the page\'s locales, or lead to a page that every language has.':
    'Ergänzen Sie „$1“ bei den Sprachvarianten der Seite oder leiten Sie auf eine Seite um, die es in jeder Sprache gibt.',
  '"$1" leads back to itself: $2.': '„$1“ führt zu sich selbst zurück: $2.',
  '"$1" leads to "$2", which is redirected again.':
    '„$1“ führt zu „$2“, das wieder umgeleitet wird.',
  'Take one of them out.': 'Entfernen Sie eines davon.',
  'Lead to "$1" at once.': 'Leiten Sie gleich auf „$1“ um.',
  'The server answers $1 by itself: nobody would see $2.':
    'Der Server beantwortet $1 selbst: Niemand sähe $2.',
  'Give the page another address.': 'Geben Sie der Seite eine andere Adresse.',
}
