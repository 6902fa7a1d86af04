import { chromium } from 'playwright'
import { createBrowserLaunchOptions, type TestBrowser } from '../browser.ts'
import { createPictureFingerprint } from './fingerprint.ts'
import { readRawPicture } from './raw.ts'

/** A page with what processors round differently: gradients in several colour spaces, shadows, filters, curves, scaled pictures and text. */
const probe = `<!doctype html>
<meta charset="utf-8" />
<title>Probe</title>
<style>
  body { margin: 20px; background: #fafafa; font: 16px/1.5 'Open Sans', sans-serif; }
  div { position: relative; margin-block-end: 12px; }
  .linear {
    inline-size: 300px; block-size: 80px; border-radius: 13.5px;
    background: linear-gradient(37deg, oklch(70% .15 145), #fff 40%, #135);
    box-shadow: 0 3px 17px rgb(0 0 0 / .23), inset 0 0 3px oklch(60% .2 30);
  }
  .radial {
    inline-size: 200px; block-size: 120px;
    background: radial-gradient(circle at 30% 40%, in oklab, red, blue 60%, #0f08);
    filter: blur(1.3px) saturate(.8) hue-rotate(11deg);
  }
  .conic {
    inline-size: 120px; block-size: 120px; border-radius: 50%; opacity: .73;
    background: conic-gradient(from 20deg, red, yellow, lime, aqua, blue, magenta, red);
  }
  .blend {
    inline-size: 100px; block-size: 50px; transform: rotate(7deg) scale(1.03); mix-blend-mode: soft-light;
    background: color-mix(in oklab, #70b56a 40%, #fff);
  }
  .glass { inline-size: 260px; block-size: 60px; margin-block-start: -40px; backdrop-filter: blur(4px) brightness(1.07); }
  .text { color: oklch(45% .1 250); text-shadow: 0 1px 2px rgb(0 0 0 / .3); transform: rotate(-2deg); }
  img { inline-size: 137px; clip-path: circle(41%); }
</style>
<h1>Heading Äöü fi ffl 123</h1>
<p>Some text with <b>bold</b> and <i>italic</i> letters.</p>
<div class="linear"></div><div class="radial"></div><div class="conic"></div><div class="blend"></div>
<div class="glass"></div><p class="text">Text at an angle</p>
<svg width="200" height="100" viewBox="0 0 33 17">
  <defs><linearGradient id="a"><stop stop-color="red" /><stop offset="1" stop-color="blue" stop-opacity=".3" /></linearGradient></defs>
  <path d="M1 1C10 20 20 -10 32 16" stroke="#246" stroke-width="1.3" fill="none" />
  <circle cx="7.3" cy="8.1" r="4.77" fill="url(#a)" />
</svg>
<canvas width="120" height="60"></canvas>
<img alt="" />
<script>
  const canvas = document.querySelector('canvas')
  const context = canvas.getContext('2d')
  context.fillStyle = '#abc'
  context.arc(40.3, 30.2, 22.7, 0, 5)
  context.fill()
  Object.assign(context, { shadowBlur: 5, shadowColor: 'red' })
  context.fillText('Probe', 70, 40)
  document.images[0].src = canvas.toDataURL()
</script>`

/** Draws the probe and returns the digest of its pixels: machines that draw it alike draw all pictures alike. */
export async function drawRenderingProbe(browser: TestBrowser): Promise<string> {
  const running = await chromium.launch(createBrowserLaunchOptions(browser))
  try {
    const page = await running.newPage({ viewport: { width: 640, height: 900 } })
    await page.setContent(probe)
    await page.evaluate(() => Promise.all([document.fonts.ready, document.images[0]?.decode()]))
    const png = await page.screenshot({ fullPage: true })
    return createPictureFingerprint(await readRawPicture(png)).digest
  } finally {
    await running.close()
  }
}
