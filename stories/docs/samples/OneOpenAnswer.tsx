import { Disclosure } from '#design-system'

/** Disclosures with the same `name` close each other, without script. */
export const OneOpenAnswer = () => (
  <div>
    <Disclosure name="questions" summary="How long does the installation take?" defaultOpen>
      One day for a house with solar panels.
    </Disclosure>
    <Disclosure name="questions" summary="Does the battery work in a power cut?">
      Yes, with a backup box.
    </Disclosure>
  </div>
)
