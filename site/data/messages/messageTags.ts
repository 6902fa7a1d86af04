/** Tags that messages may have: `a` a link, `b` strong, `soft` set back, `wbr` a place where a line may break. */
export const messageTags = ['a', 'b', 'soft', 'wbr'] as const
export type MessageTag = (typeof messageTags)[number]

/** Tags of headings; a link needs a target, which only code can give. */
export const headingMessageTags: readonly MessageTag[] = ['b', 'soft', 'wbr']

/** Tags of paragraphs and list items, whose config has the target of the link. */
export const formattedMessageTags: readonly MessageTag[] = ['a', 'b', 'wbr']

const joined = (chunks: readonly string[]): string => chunks.join('')

/** Formats tags as their content where only plain text is possible. */
export const plainTextTagFormatters = {
  a: joined,
  b: joined,
  soft: joined,
  wbr: () => '',
} as const satisfies Readonly<Record<MessageTag, (chunks: readonly string[]) => string>>
