/** Path of an icon. */
export interface IconDrawing {
  /** Path data on a 24 by 24 grid, stroked 1.75 wide with round caps; a dot is a line of zero length. */
  readonly d: string
  /** Points in reading direction, so it is mirrored in right-to-left text. */
  readonly flips?: true
}
