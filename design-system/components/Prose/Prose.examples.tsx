import { drawSamplePicture } from '../../examples.ts'
import type { ComponentExamples } from '../../examples.ts'
import { Picture } from '../Picture/Picture.tsx'
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx'
import type { ProseProps } from './Prose.tsx'

/** Examples of Prose, from typical to extreme. */
export const examples = {
  default: {
    props: {
      children: (
        <>
          <p>
            A tower of two to six modules stores <strong>9.98–29.94 kWh</strong>. Each module brings
            its own power (1C), so a taller tower is also a stronger one.
            <sup>
              <a href="#note-1" id="ref-1" role="doc-noteref" aria-label="Note 1">
                1
              </a>
            </sup>
          </p>
          <h2>Before the installer comes</h2>
          <p>
            Three things decide how quickly the day goes. The{' '}
            <a href="#guide">installation guide</a> has the drawings.
          </p>
          <ul>
            <li>
              A level floor of 660 × 215 mm, and 300 mm free beside and above.
              <ul>
                <li>Indoors or outdoors: the housing is IP65.</li>
                <li>Out of direct sun is kinder to it.</li>
              </ul>
            </li>
            <li>The cable to the panel, laid.</li>
            <li>
              A phone with the app; <kbd>Bluetooth</kbd> on.
            </li>
          </ul>
          <h3>Stacking</h3>
          <ol>
            <li>Set the foot and fix the wall bracket.</li>
            <li>Set module on module. A module weighs 47 kg: this takes two people.</li>
            <li>Set the head. The light bar comes on.</li>
          </ol>
          <blockquote>
            <p>The tower is stacked in 15 minutes once bracket and cables are ready.</p>
            <footer>Installation guide 3.1, chapter 4</footer>
          </blockquote>
          <ScrollRegion label="Tower by modules">
            <table>
              <caption>Tower by modules</caption>
              <thead>
                <tr>
                  <th scope="col">Modules</th>
                  <th scope="col" data-align="end">
                    Energy (kWh)
                  </th>
                  <th scope="col" data-align="end">
                    Voltage (V)
                  </th>
                  <th scope="col" data-align="end">
                    Height (mm)
                  </th>
                </tr>
              </thead>
              <tbody>
                {[2, 4, 6].map((n) => (
                  <tr key={n}>
                    <th scope="row">{n}</th>
                    <td data-align="end">{(n * 4.99).toFixed(2)}</td>
                    <td data-align="end">{(n * 102.4).toFixed(1)}</td>
                    <td data-align="end">{410 + 291 * n}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <figure>
            <Picture
              source={drawSamplePicture(1200, 675)}
              alt="A tower in front of a ridge at dusk"
              sizes="42rem"
            />
            <figcaption>The light bar shows the charge.</figcaption>
          </figure>
          <h3>Reading values on site</h3>
          <p>
            The logger answers by Modbus TCP once <code>local access</code> is on:
          </p>
          <pre>
            <code>{'GET /v1/systems/FEL-H-10-4/power\nAccept: application/json'}</code>
          </pre>
          <h4>Terms</h4>
          <dl>
            <dt>Depth of discharge</dt>
            <dd>The share of the energy that is used: 95%.</dd>
            <dt>1C</dt>
            <dd>A module of 4.99 kWh gives 4.99 kW.</dd>
          </dl>
          <hr />
          <p>
            Operator: <mark>to be filled in</mark>
          </p>
          <section role="doc-endnotes" aria-label="Notes">
            <ol>
              <li id="note-1">
                At nominal voltage. <a href="#ref-1">Back to the text</a>
              </li>
            </ol>
          </section>
        </>
      ),
    },
  },
  small: {
    props: {
      size: 'small',
      children: (
        <>
          <h2>1. Scope</h2>
          <p>This statement covers all pages of this site in all its languages.</p>
          <h2>2. Contact</h2>
          <p>Write to us if something cannot be used; we answer within two working days.</p>
        </>
      ),
    },
  },
  german: {
    lang: 'de',
    props: {
      children: (
        <>
          <h2>Mindesteigenverbrauchsoptimierung im Gewerbe</h2>
          <p>
            Eine Energiemanagementsystemkonfiguration legt fest, wann der Batteriespeicher
            Lastspitzen kappt und wann er Überschussstrom aus der Photovoltaikanlage aufnimmt. Die
            Ersatzstromreserve bleibt davon unberührt.
          </p>
          <ul>
            <li>Wechselrichterparallelschaltung mit bis zu 10 Geräten</li>
            <li>Netzanschlussbedingungen nach VDE-AR-N 4105</li>
          </ul>
          <blockquote>
            <p>„Leistung und Energie sind zweierlei: das eine in kW, das andere in kWh.“</p>
          </blockquote>
        </>
      ),
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      children: (
        <>
          <h2>安装前的准备</h2>
          <p>
            三相户用储能系统由 2～6 个模组堆叠而成，能量 9.98～29.94 kWh。充放电倍率为
            1C，模组越多，功率越大。
          </p>
          <ol>
            <li>地面平整，两侧与上方各留 300 mm。</li>
            <li>每个模组重 47 kg，须两人搬运。</li>
          </ol>
          <blockquote>
            <p>“同一种电芯，三种规模。”</p>
          </blockquote>
        </>
      ),
    },
  },
} satisfies ComponentExamples<ProseProps>
