import { serverLimits } from '#data/ops/limits.ts'

/** Price of a pass by load, the used multiple of a limit: 1 within it, then doubled for each doubling of the load. */
export const computeCaptchaDifficultyOfLoad = (load: number): number =>
  load < 1 ? 1 : Math.min(serverLimits.maxCaptchaPrice, 2 ** (1 + Math.floor(Math.log2(load))))

/** Price of a pass for consecutively clicked pictures, without script and proof of work. */
export const computeCaptchaDifficultyOfClicks = (pictures: number): number =>
  pictures < 2
    ? 1
    : pictures === 2
      ? serverLimits.maxCaptchaPrice / 2
      : serverLimits.maxCaptchaPrice
