/** A rule that configs may break, as the page author's manual tells it. */
export interface Rule {
  /** An error stops the run; a warning is told and stops it only with `--strict`. */
  readonly severity: 'error' | 'warning'
  /** What is asked for and why, in a sentence or two. */
  readonly about: string
}

const error = (about: string) => ({ severity: 'error', about }) as const
const warning = (about: string) => ({ severity: 'warning', about }) as const

/** Every code a problem may have: the one place for its severity and what the manual says of it. */
export const rules = {
  'bad-date': error(
    'Something begins before it ends, and is published before it expires: else nobody ever sees it.',
  ),
  'bad-json': error('Config files are strict JSON: no comments, no comma before a bracket.'),
  'bad-message': error(
    'A text can be read as an ICU message, and has the arguments and tags of the English one.',
  ),
  'bad-redirect': error('A redirect begins at a path of this site, without query and anchor.'),
  'bad-route': error('The path of a config is the address of its page, so it can be an address.'),
  'bad-value': error('A field holds what its description asks for.'),
  busy: error(
    'One run writes at a time. Another one is at work, or was stopped while it held the lock.',
  ),
  'control-character': error('Texts hold nothing that cannot be seen and acts.'),
  'dead-link': error(
    'A link leads to a page, a published record or a redirect, and its anchor is on that page.',
  ),
  'description-too-long': error(
    'Search engines show this much of a description; the rest would be cut.',
  ),
  drift: error('What is committed is what the generator writes.'),
  'draft-link': error('A page that visitors see does not lead to a draft.'),
  'duplicate-anchor': error('An anchor is one place on its page.'),
  'duplicate-key': error('A key stands once in an object: of two, one would be lost silently.'),
  'duplicate-record': error('An id names one record of its kind.'),
  'duplicate-redirect': error('An old path leads to one place.'),
  'duplicate-route': error('An address belongs to one config.'),
  'linked-output': error(
    'The folders that are written are folders: through a symbolic link files would be written elsewhere.',
  ),
  'misplaced-section': error(
    'A section that shows one record stands on a data page, and a page answers the posts of one form.',
  ),
  'missing-alt': error('Every picture says in words what is seen in it.'),
  'missing-field': error('A section has the fields that it cannot do without.'),
  'missing-file': error('A site has these files at least.'),
  'missing-film': error(
    'A film has two formats, a picture before it plays, and captions in every language.',
  ),
  'missing-term': error('A translation has the site’s word where the English text has its own.'),
  'missing-text': error('A record with a long text has it in English, Chinese and German.'),
  'missing-translation': error('Every message is there in English, Chinese and German.'),
  'new-schema': error('The configs are not of a later version than the generator.'),
  'no-heading': error('A page has a section that shows its title as the one first-level heading.'),
  'old-schema': error(
    'The configs are of the version that the generator reads; `npm run generate -- migrate` brings them up to it.',
  ),
  'orphan-record': warning(
    'A record that no page shows is work that nobody sees: let a page show its kind, or take it out.',
  ),
  'redirect-chain': error('An old path leads to its page in one step.'),
  'redirect-loop': error('A redirect does not lead back to itself.'),
  'redirect-nowhere': warning(
    'A redirect leads to a page that the language without prefix has: old addresses have no prefix.',
  ),
  'repeated-text': error('A sentence of some length stands in one place.'),
  'shadowed-page': error('A redirect does not begin at the address of a page.'),
  'shadowed-route': error('A page does not have an address that the server answers by itself.'),
  'small-picture': error(
    'A picture has at least as many pixels as the page shows it wide: else it is blurred.',
  ),
  'stale-translation': warning(
    'The English text has changed since this one was translated. Translate it again, or accept it as it is with `npm run generate -- translations accept <id>`.',
  ),
  'starting-text': error(
    'What `new page` wrote is no text for visitors: a page that is no draft has its own words.',
  ),
  'stray-file': error('Every file in pages-config is read by something.'),
  'stray-message': error('A translation has an English text.'),
  'title-too-long': error('Search engines show this much of a title; the rest would be cut.'),
  'too-deep': error('A file is nested as little as people can read.'),
  'too-large': error('A file is small enough to be read by people.'),
  'too-many-pages': error('A site of many pages that look alike makes records of them.'),
  'too-many-sections': error('A page has no more sections than someone reads.'),
  'two-headings': error(
    'A page has one section with its title: one hero, one first-level heading.',
  ),
  'unknown-field': error('A section has the fields that its schema lists.'),
  'unknown-figure': error('A figure that is named is in content/figures.json.'),
  'unknown-fragment': error('A fragment that is named is in fragments/.'),
  'unknown-message': error('A message that is named is in messages/en.json.'),
  'unknown-middleware': error('A middleware that is named is one that the site has.'),
  'unknown-name': error('A name in braces is a figure, or something the operator says.'),
  'unknown-operator': error('What a section asks of the operator is in content/operator.json.'),
  'unknown-picture': error('A picture that is named is in pictures.json.'),
  'unknown-record': error('A record that is named exists and is published.'),
  'unknown-section': error('A section is one of those in site/sections.'),
  'unknown-theme': error('The theme is a folder of design-system/themes.'),
  'unreadable-file': error('Configs are files of UTF-8 text, small enough to be read by people.'),
  untranslated: error('No English is left standing in Chinese and German texts.'),
  'unused-fragment': error('Every fragment is part of a page.'),
  'unused-message': error('Every message is shown somewhere.'),
  'wrong-form': error('Numbers, units and punctuation are written as messages/terms.json says.'),
  'wrong-term': error('One thing has one word, and messages/terms.json says which.'),
} as const satisfies Readonly<Record<string, Rule>>

/** Permanent name of a rule. */
export type Code = keyof typeof rules

/** Where the page author's manual lies, from the top. */
export const manual = 'pages-config/MANUAL.md'

/** Where the manual tells of a rule. */
export const manualOf = (code: Code): string => `${manual}#${code}`
