// React reads the mode once, when the first module imports it, and mixed modes cannot render. Its production build renders several times as fast.
process.env['NODE_ENV'] ??= 'production'
