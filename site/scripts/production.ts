// Must be imported before React, which reads it once: its production build renders twice as fast.
process.env['NODE_ENV'] ??= 'production'
