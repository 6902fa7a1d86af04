import { createContext, useContext } from 'react'
import type { ShellData } from './pageData.ts'

/** Shell data of the rendered document; undefined if the root loader failed. */
export const ShellContext = createContext<ShellData | undefined>(undefined)

/** Returns the shell data of the current document. */
export const useShellData = (): ShellData | undefined => useContext(ShellContext)
