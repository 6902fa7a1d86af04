/** German descriptions of fields, by the English ones of their schemas; `$1` is a number. */
export const germanFieldDescriptions: Readonly<Record<string, string>> = {
  'Message id of the title in the browser tab; data pages may use {title} and {summary} of the record':
    'Titel im Browser-Tab; Datenseiten können {title} und {summary} des Datensatzes verwenden',
  'Message id of the description for search engines': 'Beschreibung für Suchmaschinen',
  'default: header and footer; error: the same around a message, without third parties and prefetching; none: a logo that leads home; test: bare':
    'default: Kopf und Fuß; error: dasselbe um eine Meldung, ohne Dritte und Vorausladen; none: ein Logo, das zur Startseite führt; test: nichts',
  'sensitive: accounts and contact; decides content security policy, third parties and caching':
    'sensitive: Konten und Kontakt; entscheidet über Sicherheitsrichtlinie, Dritte und Zwischenspeicher',
  'Forces light or dark on this page; system cannot be forced: it has a warning, and what the visitor has chosen applies':
    'Gibt auf dieser Seite hell oder dunkel vor; system lässt sich nicht vorgeben: Es gilt die Wahl des Besuchers',
  'Keeps the page out of search engines': 'Hält die Seite aus Suchmaschinen heraus',
  'Not published: shown by npm run dev and by a signed link only; its texts need no translation yet':
    'Nicht veröffentlicht: nur mit npm run dev und über einen signierten Link zu sehen; die Wörter brauchen noch keine Übersetzung',
  'Languages in which the page exists; all of them if left out':
    'Sprachvarianten, in denen es die Seite gibt; ohne Angabe alle',
  'Name of the picture shown where the page is shared, instead of a drawn one':
    'Bild, das beim Teilen der Seite erscheint, statt eines gezeichneten',
  'Route middleware applied to every response, in order: no-archive keeps the page out of the caches of search engines, no-referrer keeps its address from the pages it links to':
    'Regeln für jede Antwort, in dieser Reihenfolge: no-archive hält die Seite aus den Zwischenspeichern von Suchmaschinen heraus, no-referrer verschweigt verlinkten Seiten ihre Adresse',
  'Shown from this moment; before it is 404; universal time, YYYY-MM-DDTHH:MMZ':
    'Ab diesem Zeitpunkt zu sehen, vorher 404; Weltzeit, JJJJ-MM-TTThh:mmZ',
  'No longer shown from this moment; universal time, YYYY-MM-DDTHH:MMZ':
    'Ab diesem Zeitpunkt nicht mehr zu sehen; Weltzeit, JJJJ-MM-TTThh:mmZ',
  'Shows the maintenance notice instead of the sections, with status 503':
    'Zeigt den Wartungshinweis statt der Abschnitte, mit Status 503',
  'Unprefixed old paths that lead here': 'Alte Pfade ohne Sprache, die hierher führen',
  'Content whose records become pages; only in a config named _name.json':
    'Inhalte, deren Datensätze Seiten werden; nur in einer Konfiguration namens _name.json',

  'A link with its words: a verb and its object': 'Ein Link mit seinen Wörtern: Verb und Objekt',
  'Id of a message, e.g. page.about-us.hero.lead':
    'Kennung eines Textes, z. B. page.about-us.hero.lead',
  'Unprefixed path of a page (/about-us, /products/x#specifications), #anchor on this page, or an https, mailto or tel address':
    'Pfad einer Seite ohne Sprache (/about-us, /products/x#specifications), #sprungmarke auf dieser Seite oder eine https-, mailto- oder tel-Adresse',
  'Id that links can lead to, e.g. specifications':
    'Kennung, zu der Links führen können, z. B. specifications',
  'Languages that show the section; all of the page if left out':
    'Sprachvarianten, die den Abschnitt zeigen; ohne Angabe alle der Seite',
  'The section is shown from this moment; universal time, YYYY-MM-DDTHH:MMZ':
    'Der Abschnitt ist ab diesem Zeitpunkt zu sehen; Weltzeit, JJJJ-MM-TTThh:mmZ',
  'The section is no longer shown from this moment; universal time, YYYY-MM-DDTHH:MMZ':
    'Der Abschnitt ist ab diesem Zeitpunkt nicht mehr zu sehen; Weltzeit, JJJJ-MM-TTThh:mmZ',
  'The apps, in order': 'Die Apps in dieser Reihenfolge',
  'Id of a message shown as a label, e.g. figure.capacity.label':
    'Kennung eines Textes, der Beschriftung ist, z. B. figure.capacity.label',
  'Id of a message shown as a heading, e.g. page.about-us.hero.title; <soft>…</soft> in it sets its second sentence back':
    'Kennung eines Textes, der Überschrift ist, z. B. page.about-us.hero.title; <soft>…</soft> darin nimmt den zweiten Satz zurück',
  'Download locations; the operator configures their addresses':
    'Orte zum Herunterladen; ihre Adressen legt der Betreiber fest',
  'Phone platform of the download': 'Betriebssystem des Smartphones',
  'Name of an entry in content/operator.json': 'Name eines Eintrags in content/operator.json',
  'Heading above the related articles': 'Überschrift über den verwandten Artikeln',
  'One to six buttons, the most important first':
    'Eine bis sechs Schaltflächen, die wichtigste zuerst',
  'none: no button is filled, for a page that has its filled one elsewhere':
    'none: keine Schaltfläche ist gefüllt, für Seiten, deren gefüllte woanders steht',
  'Name of a picture in pictures.json; at least $1 px wide': 'Bild, mindestens $1 px breit',
  'Two to four cards': 'Zwei bis vier Karten',
  'The closing call to action: text and one or two buttons on the closing picture of the record':
    'Der Aufruf am Ende: Text und eine oder zwei Schaltflächen auf dem Schlussbild des Datensatzes',
  'Kind of cases: 1 utility, 2 commercial, 3 residential; all kinds if omitted':
    'Art der Beispiele: 1 Großspeicher, 2 Gewerbe und Industrie, 3 Heimspeicher; ohne Angabe alle',
  'Rules, one sentence each': 'Regeln, je ein Satz',
  'signed-request: the test call of the Open API; read-calls: the other calls and an example response':
    'signed-request: der Testaufruf der Open API; read-calls: die anderen Aufrufe und eine Beispielantwort',
  'Message id of the heading of the first column: what the rows are':
    'Überschrift der ersten Spalte: was die Zeilen sind',
  'Message ids of the things compared': 'Was verglichen wird',
  'One to thirty rows': 'Eine bis dreißig Zeilen',
  'One cell for each column': 'Eine Zelle je Spalte',
  'Name of a figure in content/figures.json': 'Name einer Kennzahl in content/figures.json',
  'Shows yes or no as a sign': 'Zeigt ja oder nein als Zeichen',
  'Part below the modules, from the front': 'Teil unter den Modulen, von vorn',
  'One module, from the front': 'Ein Modul, von vorn',
  'Power unit on top, from the front': 'Leistungsteil oben, von vorn',
  'Wall outdoors, 6.4 m wide at the front of the towers':
    'Wand im Freien, 6,4 m breit auf Höhe der Türme',
  'Wall of a garage at the same scale': 'Wand einer Garage im selben Maßstab',
  'Wall of a technical room at the same scale': 'Wand eines Technikraums im selben Maßstab',
  'Leads to the list of all cookies': 'Führt zur Liste aller Cookies',
  'One to six desks in order': 'Ein bis sechs Servicebüros in dieser Reihenfolge',
  'Button to a form': 'Schaltfläche zu einem Formular',
  'sales: distributors and quotes; service: help with systems':
    'sales: Fachgroßhandel und Angebote; service: Hilfe bei Anlagen',
  'Pictures for dark mode of some of them; each has the name of its picture and “-dark”':
    'Bilder für das dunkle Farbschema; jedes heißt wie sein Bild, mit „-dark“ am Ende',
  'Name of a diagram; it is drawn with the messages diagram.*':
    'Name eines Schaubilds; seine Wörter sind die Texte diagram.*',
  'Id of a message below the diagram, e.g. that its figures are illustrative':
    'Text unter dem Schaubild, z. B. dass die Zahlen Beispiele sind',
  'activities: events that the company hosts; expos: trade shows':
    'activities: Veranstaltungen der Firma; expos: Messen',
  'One to twelve questions': 'Eine bis zwölf Fragen',
  'Three to seven tiles, filling rows of 12 columns':
    'Drei bis sieben Kacheln, die Reihen von 12 Spalten füllen',
  'feature: 7 of 12 columns, two rows; half: 6; wide: 5; medium: 4; narrow: 3':
    'feature: 7 von 12 Spalten, zwei Reihen; half: 6; wide: 5; medium: 4; narrow: 3',
  'The picture for dark mode; at least $1 px wide':
    'Das Bild im dunklen Farbschema, mindestens $1 px breit',
  'dark: always dark; at most one tile': 'dark: immer dunkel; höchstens eine Kachel',
  'The documents, in order': 'Die Dokumente in dieser Reihenfolge',
  'Id of a record in content/products.json': 'Kennung eines Datensatzes in content/products.json',
  'Which document': 'Welches Dokument',
  'The product whose documents are listed': 'Das Produkt, dessen Dokumente aufgeführt sind',
  'Two to five regions with their texts': 'Zwei bis fünf Regionen mit ihren Texten',
  'Region; decides the position of the point on the map':
    'Region; entscheidet, wo der Punkt auf der Karte liegt',
  'Two to five pictures, the largest first': 'Zwei bis fünf Bilder, das größte zuerst',
  'Id of a record in content/guides.json': 'Kennung eines Datensatzes in content/guides.json',
  'Upright crop for screens below 780 px; at least $1 px wide':
    'Hochformat für Bildschirme unter 780 px, mindestens $1 px breit',
  'Figures pinned to objects in the picture; wide screens only':
    'Kennzahlen an Gegenständen im Bild; nur auf breiten Bildschirmen',
  'Id of a record in content/videos.json': 'Kennung eines Datensatzes in content/videos.json',
  'Picture below the table of contents, for a short text; at least 780 px wide':
    'Bild unter dem Inhaltsverzeichnis, bei kurzem Text; mindestens 780 px breit',
  'Percent of the picture from the left': 'Prozent des Bildes von links',
  'Percent of the picture from the top': 'Prozent des Bildes von oben',
  'Centre, in percent of the picture from the left': 'Mitte, in Prozent des Bildes von links',
  'Centre, in percent of the picture from the top': 'Mitte, in Prozent des Bildes von oben',
  'Percent of the width of the picture': 'Prozent der Bildbreite',
  'Percent of the height of the picture': 'Prozent der Bildhöhe',
  'Night falls while the page scrolls, and these windows and lamps stay bright; for a picture at dusk, on one page':
    'Beim Blättern wird es Nacht, und diese Fenster und Lampen bleiben hell; für ein Bild in der Dämmerung, auf einer Seite',
  'Where the records come from': 'Woher die Datensätze kommen',
  'Records per page': 'Datensätze je Seite',
  'Number of rows': 'Anzahl der Zeilen',
  'Link to the privacy policy; plain text without it':
    'Wo die Datenschutzerklärung steht; ohne Angabe nur Wörter',
  'Action of the button': 'Was die Schaltfläche tut',
  'Record collection of the days': 'Sammlung der Tage',
  'Parent pages for the breadcrumbs, outermost first':
    'Übergeordnete Seiten für den Pfad oben, die äußerste zuerst',
  'Link below the sentence': 'Link unter dem Satz',
  'Link to the contact form': 'Wo eine Frage gestellt wird',
  'Link to the application for access to the Open API': 'Wo der Zugang zur Open API beantragt wird',
  'Link to the newsletter form': 'Wo der Newsletter abonniert wird',
  'Link to the description of the Open API': 'Wo die Open API beschrieben ist',
  'Link to the page that retrieves a forgotten password':
    'Wo ein vergessenes Kennwort zurückgesetzt wird',
  'Link to the service agreement; plain text without it':
    'Wo die Nutzungsbedingungen stehen; ohne Angabe nur Wörter',
  'phone: the home app; fleet: the hub app; site: demand power of a site':
    'phone: die App fürs Haus; fleet: die App für Flotten; site: Bezugsleistung eines Standorts',
  'The product that the questions are about': 'Das Produkt, um das es in den Fragen geht',
  'Products in this order': 'Produkte in dieser Reihenfolge',
  'Categories in this order; instead of products':
    'Kategorien in dieser Reihenfolge, statt Produkten',
  'The product for dark mode; at least $1 px wide':
    'Das Produkt im dunklen Farbschema, mindestens $1 px breit',
  'Key figures below the picture': 'Kennzahlen unter dem Bild',
  'Link below the table': 'Link unter der Tabelle',
  'Name of the form': 'Name des Formulars',
  '2 where another section shows the title of the page':
    '2, wenn ein anderer Abschnitt den Seitentitel zeigt',
  'Pictures that the home system of ?configuration= is drawn from, beside the form':
    'Bilder, aus denen der Heimspeicher von ?configuration= neben dem Formular gezeichnet wird',
  'Target of the button after success': 'Wohin die Schaltfläche nach dem Erfolg führt',
  'Link to the sign-in page, for after the new password is set':
    'Wo das neue Kennwort verwendet wird',
  'One to 24 paragraphs, subheadings and lists in order':
    'Ein bis 24 Absätze, Zwischentitel und Listen in dieser Reihenfolge',
  'Id of a message, e.g. page.about-us.history.text; <b>…</b> in it is emphasized, <a>…</a> is the link to href':
    'Kennung eines Textes, z. B. page.about-us.history.text; <b>…</b> darin ist hervorgehoben, <a>…</a> der Link zum Ziel',
  'Target of the link <a>…</a> in the text': 'Ziel der Wörter in <a>…</a> des Textes',
  'One to twelve items': 'Ein bis zwölf Einträge',
  'Numbers the items': 'Nummeriert die Einträge',
  'Two to four groups, the largest first; their shares add up to 100':
    'Zwei bis vier Gruppen, die größte zuerst; ihre Anteile ergeben 100',
  'Message id of the kind of shareholders, without names': 'Art der Anteilseigner, ohne Namen',
  'Their share in per cent': 'Ihr Anteil in Prozent',
  'Entry of content/operator.json that states date and source of the shares':
    'Eintrag in content/operator.json, der Datum und Quelle der Anteile nennt',
  'Link to the sign-up page': 'Wo ein Konto angelegt wird',
  'Link to the page that replaces a forgotten password': 'Wo ein vergessenes Kennwort ersetzt wird',
  'Link to the sign-in page, for visitors with an account': 'Wohin es mit einem Konto geht',
  'Purpose of the demand power screen': 'Zweck der Ansicht „Bezugsleistung“',
  'Purpose of the thermal field screen': 'Zweck der Ansicht „Temperaturfeld“',
  'Purpose of the home screen': 'Zweck der Ansicht „Übersicht“',
  'Purpose of the historical events screen': 'Zweck der Ansicht „Ereignisverlauf“',
  'Groups of rows': 'Gruppen von Zeilen',
  'Its rows, at most 20': 'Ihre Zeilen, höchstens 20',
  'Figure of the tolerance, ±': 'Kennzahl der Toleranz, ±',
  'Two to four figures, in order': 'Zwei bis vier Kennzahlen in dieser Reihenfolge',
  'by: sides of one thing, ×; or: one for each model, /':
    'by: Seiten einer Sache, ×; or: eine je Modell, /',
  'Names that every language writes alike: standards, protocols':
    'Namen, die jede Sprache gleich schreibt: Normen, Protokolle',
  'Side of the picture on wide screens': 'Seite des Bildes auf breiten Bildschirmen',
  'Two to four figures': 'Zwei bis vier Kennzahlen',
  'Two to six steps in order': 'Zwei bis sechs Schritte in dieser Reihenfolge',
}
