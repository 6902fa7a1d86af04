/** Separates the words of a name in camel case: `mobilePicture` becomes "Mobile picture". */
export const splitCamelCase = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
