import { examples } from '#sections/PersonalCenter/PersonalCenter.examples.ts'
import { PersonalCenter } from '#sections/PersonalCenter/PersonalCenter.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: PersonalCenter }

export const Default = story(PersonalCenter, examples.default)
export const Saved = story(PersonalCenter, examples.saved)
export const Agreement = story(PersonalCenter, examples.agreement)
export const AgreementRefused = story(PersonalCenter, examples.agreementRefused)
export const Unavailable = story(PersonalCenter, examples.unavailable)
export const Security = story(PersonalCenter, examples.security)
export const SecondFactor = story(PersonalCenter, examples.secondFactor)
export const SecondFactorSetup = story(PersonalCenter, examples.secondFactorSetup)
export const SecondFactorCodes = story(PersonalCenter, examples.secondFactorCodes)
export const SecondFactorActive = story(PersonalCenter, examples.secondFactorActive)
export const Passkeys = story(PersonalCenter, examples.passkeys)
export const Confirm = story(PersonalCenter, examples.confirm)
export const Email = story(PersonalCenter, examples.email)
export const EmailConfirm = story(PersonalCenter, examples.emailConfirm)
export const Phone = story(PersonalCenter, examples.phone)
export const PhoneConfirm = story(PersonalCenter, examples.phoneConfirm)
export const Enquiries = story(PersonalCenter, examples.enquiries)
export const NoEnquiries = story(PersonalCenter, examples.noEnquiries)
export const OpenApi = story(PersonalCenter, examples.openApi)
export const Credentials = story(PersonalCenter, examples.credentials)
export const Data = story(PersonalCenter, examples.data)
export const Deletion = story(PersonalCenter, examples.deletion)
export const DeletionConfirm = story(PersonalCenter, examples.deletionConfirm)
export const German = story(PersonalCenter, examples.german)
export const Chinese = story(PersonalCenter, examples.chinese)
export const Stress = stress(PersonalCenter, examples)
