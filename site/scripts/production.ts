/** Loaded before React, which looks for it once: the build that is fit for visitors renders in half the time. */
process.env['NODE_ENV'] ??= 'production'
