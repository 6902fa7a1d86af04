// Preloaded by the server of the visual tests: its clock starts on the day of the pictures.
const RealDate = Date
const offset = RealDate.parse('2026-11-21T12:00:00Z') - RealDate.now()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offset], newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + offset : Reflect.get(target, name, receiver),
})
