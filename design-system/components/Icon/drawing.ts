/** What an icon draws. */
export interface IconDrawing {
  /** Lines on a field of 24 by 24, drawn 1.75 wide with round ends; a dot is a line without length. */
  readonly d: string
  /** Points along the line of text, and so the other way where text runs from the right. */
  readonly flips?: true
}
