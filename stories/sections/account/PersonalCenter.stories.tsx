import { examples } from '#sections/PersonalCenter/PersonalCenter.examples.ts'
import { PersonalCenter } from '#sections/PersonalCenter/PersonalCenter.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: PersonalCenter }

export const Default = createSectionStory(PersonalCenter, examples.default)
export const Saved = createSectionStory(PersonalCenter, examples.saved)
export const Agreement = createSectionStory(PersonalCenter, examples.agreement)
export const AgreementRefused = createSectionStory(PersonalCenter, examples.agreementRefused)
export const Unavailable = createSectionStory(PersonalCenter, examples.unavailable)
export const Security = createSectionStory(PersonalCenter, examples.security)
export const SecondFactor = createSectionStory(PersonalCenter, examples.secondFactor)
export const SecondFactorSetup = createSectionStory(PersonalCenter, examples.secondFactorSetup)
export const SecondFactorCodes = createSectionStory(PersonalCenter, examples.secondFactorCodes)
export const SecondFactorActive = createSectionStory(PersonalCenter, examples.secondFactorActive)
export const Passkeys = createSectionStory(PersonalCenter, examples.passkeys)
export const Confirm = createSectionStory(PersonalCenter, examples.confirm)
export const Email = createSectionStory(PersonalCenter, examples.email)
export const EmailConfirm = createSectionStory(PersonalCenter, examples.emailConfirm)
export const Phone = createSectionStory(PersonalCenter, examples.phone)
export const PhoneConfirm = createSectionStory(PersonalCenter, examples.phoneConfirm)
export const Enquiries = createSectionStory(PersonalCenter, examples.enquiries)
export const NoEnquiries = createSectionStory(PersonalCenter, examples.noEnquiries)
export const OpenApi = createSectionStory(PersonalCenter, examples.openApi)
export const Credentials = createSectionStory(PersonalCenter, examples.credentials)
export const Data = createSectionStory(PersonalCenter, examples.data)
export const Deletion = createSectionStory(PersonalCenter, examples.deletion)
export const DeletionConfirm = createSectionStory(PersonalCenter, examples.deletionConfirm)
export const German = createSectionStory(PersonalCenter, examples.german)
export const Chinese = createSectionStory(PersonalCenter, examples.chinese)
export const Stress = createSectionStressStory(PersonalCenter, examples)
