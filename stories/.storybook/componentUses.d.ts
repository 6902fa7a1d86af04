declare module 'virtual:component-uses' {
  /** Pages that show a component, by its name. */
  export const componentUses: Readonly<
    Record<string, import('./plugins/componentUsagePlugin.ts').ComponentUsage>
  >
}
