/** A rule for configs with its text in the page author's manual. */
export interface ConfigRule {
  /** An error fails the run; a warning only with `--strict`. */
  readonly severity: 'error' | 'warning'
  /** Requirement and reason in one or two sentences. */
  readonly about: string
}

const error = (about: string) => ({ severity: 'error', about }) as const
const warning = (about: string) => ({ severity: 'warning', about }) as const

/** All problem codes with their severity and manual text. */
export const configRules = {
  'bad-date': error(
    'A start lies before its end, and publication before expiry: otherwise nobody ever sees it.',
  ),
  'bad-figure': error('The range of a figure goes from the lower value to the higher one.'),
  'bad-host': error('A host is a name alone, as browsers send it: no scheme and no path.'),
  'bad-json': error('Config files are strict JSON: no comments, no comma before a bracket.'),
  'bad-message': error(
    'A text can be read as an ICU message, and has the arguments and tags of the English one.',
  ),
  'bad-redirect': error(
    'A redirect begins at one path of this site: no pattern, language, query or anchor.',
  ),
  'bad-route': error('The path of a config is the address of its page, so it can be an address.'),
  'bad-value': error('A field holds what its description asks for.'),
  busy: error(
    'Only one run writes at a time. Another one is running, or was killed while it held the lock.',
  ),
  'control-character': error('Texts contain no invisible control characters.'),
  'dead-link': error(
    'A link leads to a page, a published record or a redirect, and its anchor is on that page.',
  ),
  'description-too-long': error(
    'Search engines show this much of a description; the rest would be cut.',
  ),
  'description-too-short': warning('A description says what a page offers in search results.'),
  drift: error('Committed outputs are equal to what the generator writes.'),
  'draft-link': error('A page that visitors see does not lead to a draft.'),
  'draft-version': error(
    'The draft of a published page stands beside it, as about-us.draft.json beside about-us.json, and becomes it when it is published.',
  ),
  'duplicate-anchor': error('An anchor is one place on its page.'),
  'duplicate-data-page': error(
    'The records of a collection have one address each, so only one config shows them.',
  ),
  'duplicate-key': error(
    'A key stands once in an object, and a message in one file of its catalogue: of two, one would be lost silently.',
  ),
  'duplicate-record': error('An id names one record of its collection.'),
  'duplicate-redirect': error('An old path leads to one place.'),
  'duplicate-route': error('An address belongs to one config.'),
  'empty-tile': error('A tile shows something beside its title: a figure, a picture or a text.'),
  'filler-text': error('Notes and filler text are not published.'),
  'linked-output': error(
    'Output folders are not symbolic links: files would be written elsewhere.',
  ),
  'link-words': error(
    'The target of a paragraph has words that lead there, and the words of a link have a target.',
  ),
  'long-sentence': warning(
    'A sentence has at most 32 words in English, 30 in German and 55 characters in Chinese, except in legal documents.',
  ),
  'markup-in-text': error(
    'Messages and texts of records are plain words: entities, Markdown and HTML would be shown as they are written.',
  ),
  fragments: warning(
    'Body texts are sentences: two in a row with two words each, in Chinese four characters, are fragments.',
  ),
  'hidden-section': error(
    'A section with `locales`, `from` or `until` is shown at some time, and the heading, the first picture and the form of a page always are.',
  ),
  'incomplete-product': error(
    'A published product has maintenance tasks, a warranty, its own figures and document numbers, and is compatible with every product that names it as compatible.',
  ),
  'merge-conflict': error(
    'A file holds one version of its text: conflicts of a merge are resolved.',
  ),
  'misplaced-section': error(
    'A section that shows one record is on a record page (_id.json), and a page has at most one form.',
  ),
  'missing-alt': error('Every picture has an alternative text that describes it.'),
  'missing-field': error('A section has all of its required fields.'),
  'missing-file': error('A site has all of its required files.'),
  'missing-film': error(
    'A film has two formats, a poster picture, and captions in every language.',
  ),
  'missing-picture-file': error('The encoded files of a picture are in site/public/pictures.'),
  'missing-manual': error(
    'A product has its user manual and installation guide in English, Chinese and German, from which its documents are typeset.',
  ),
  'missing-term': error(
    'A translation uses the term of messages/terms.json where the English text uses the English one.',
  ),
  'missing-text': error('A record with a long text has it in English, Chinese and German.'),
  'missing-translation': error('Every message exists in English, Chinese and German.'),
  'new-schema': error('The configs are not of a later version than the generator.'),
  'no-heading': error('A page has a section that shows its title as the one first-level heading.'),
  'old-schema': error(
    'The configs are of the version that the generator reads; `npm run generate -- migrate` updates them.',
  ),
  'open-row': error('Tiles fill the rows of their grid, which has 12 columns: no hole is left.'),
  'orphan-record': warning(
    'A record that no page shows is never seen: let a page show its collection, or remove the record.',
  ),
  'plural-form': error(
    'Plural forms are those that the language has, and the singular is among them where it has one.',
  ),
  'punctuation-after-tag': error(
    'Punctuation stands before an opening tag: within it, a line or a link would begin with it.',
  ),
  'redirect-chain': error('An old path leads to its page in one step.'),
  'redirect-loop': error('A redirect does not lead back to itself.'),
  'redirect-nowhere': warning(
    'A redirect leads to a page that the language without prefix has: old addresses have no prefix.',
  ),
  'repeated-picture': error(
    'A picture is seen once on a page, and no page opens with a picture that another page of its level shows: visitors would take them for the same page.',
  ),
  'repeated-text': error('A longer sentence is written in one place only.'),
  'shadowed-page': error('A redirect does not begin at the address of a page.'),
  'shadowed-route': error(
    'A page does not have an address that the server uses for something else.',
  ),
  'small-picture': error(
    'A picture is at least as wide as the page shows it: otherwise it is blurred.',
  ),
  'stale-translation': warning(
    'The English text has changed since this one was translated. Translate it again, or accept it as it is with `npm run generate -- translations accept <id>`.',
  ),
  'starting-text': error(
    'The placeholder texts and figures of `new page` and `new record` are not published: replace them.',
  ),
  'stray-file': error('Every file in pages-config is read by something.'),
  'stray-message': error('A translation has an English text.'),
  'table-cells': error('A row of a table has one cell for each column.'),
  'timed-link': error(
    'A link does not lead to a page that is unpublished while the link is shown: it would lead to an error page.',
  ),
  'title-too-long': error('Search engines show this much of a title; the rest would be cut.'),
  'title-too-short': warning('A title identifies its page in browser tabs and search results.'),
  'too-deep': error('Objects and lists in a file are not nested too deeply.'),
  'too-large': error('A file is small enough for people to read.'),
  'too-many-pages': error(
    'A site does not have too many page configs: similar pages are records of one record page.',
  ),
  'too-many-sections': error('A page does not have too many sections for its readers.'),
  'two-headings': error(
    'A page has one section with its title: one hero, one first-level heading.',
  ),
  'unbound-unit': error(
    'A no-break space joins a number and its unit, so that they stay on one line.',
  ),
  'unforceable-color-mode': warning(
    'A page can force light or dark; `system` is a preference of the visitor.',
  ),
  'unknown-field': error('A section has the fields that its schema lists.'),
  'unknown-figure': error('Every referenced figure is in content/figures.json.'),
  'unknown-fragment': error('Every referenced fragment is in fragments/.'),
  'unknown-message': error('Every referenced message is in the English catalogue.'),
  'unknown-middleware': error('Every referenced middleware exists.'),
  'unknown-name': error(
    'A name in braces is a figure of content/figures.json or an entry of content/operator.json.',
  ),
  'unknown-operator': error(
    'Details of the operator that a section shows are in content/operator.json.',
  ),
  'unknown-picture': error('Every referenced picture is in pictures.json.'),
  'unknown-record': error('Every referenced record exists and is published.'),
  'unknown-section': error('A section is one of those in site/sections.'),
  'unknown-series': error('The document numbers of a product begin with the letters of a series.'),
  'unknown-theme': error('The theme is a folder of design-system/themes.'),
  'unlinked-page': warning('A menu or another page links to every page.'),
  'unreadable-file': error('Configs are readable files of UTF-8 text.'),
  untranslated: error('Chinese and German texts contain no untranslated English.'),
  'unwritable-output': error(
    'The user who runs the generator may write its outputs. All are tested before the first is changed.',
  ),
  'unused-fragment': error('Every fragment is part of a page.'),
  'unused-message': error('Every message is shown somewhere.'),
  'wrong-form': error('Numbers, units and punctuation are written as messages/terms.json says.'),
  'wrong-term': error('Terms are used as messages/terms.json lists them.'),
} as const satisfies Readonly<Record<string, ConfigRule>>

/** Permanent code of a rule. */
export type ProblemCode = keyof typeof configRules

/** Path of the page author's manual from the repository root. */
export const authorManualPath = 'pages-config/MANUAL.md'

/** Returns the link to a rule in the manual. */
export const formatManualLink = (code: ProblemCode): string => `${authorManualPath}#${code}`
