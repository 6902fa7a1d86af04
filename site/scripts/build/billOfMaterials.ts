import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Writes the software bill of materials (CycloneDX) of all packages of the lock file, with those of development marked: leaving
 * them out, npm would also leave out some that the site runs with, such as React.
 */
export function writeBillOfMaterials(top: string, file: string): void {
  const bill = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  })
  writeFileSync(file, bill)
}
