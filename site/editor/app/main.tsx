import '#design-system/styles/global.css.ts'
import '#design-system/themes/themes.css.ts'
import { createRoot } from 'react-dom/client'
import { EditorApp } from './EditorApp.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<EditorApp />)
