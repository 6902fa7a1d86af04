import { serverLimits } from '#data/ops/limits.ts'

/** Price of a pass for whoever has used up a limit so many times: 1 within the limit, beyond it twice as much for each doubling. */
export const computeCaptchaDifficultyOfLoad = (load: number): number =>
  load < 1 ? 1 : Math.min(serverLimits.maxCaptchaPrice, 2 ** (1 + Math.floor(Math.log2(load))))

/** Price of a pass for pictures that were clicked one after another, where there is no script to do work. */
export const computeCaptchaDifficultyOfClicks = (pictures: number): number =>
  pictures < 2
    ? 1
    : pictures === 2
      ? serverLimits.maxCaptchaPrice / 2
      : serverLimits.maxCaptchaPrice
