import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of accounts that the server sends. */
export const accountMessages = [
  describeMessage({
    id: 'account.agreement.kept',
    description: 'Answer about agreeing to the service agreement and the privacy policy.',
  }),
  describeMessage({
    id: 'account.agreement.needed',
    description: 'Answer about agreeing to the service agreement and the privacy policy.',
  }),
  describeMessage({
    id: 'account.code.right',
    description: 'Answer when the one-time code from the mail is right.',
  }),
  describeMessage({
    id: 'account.confirmation.done',
    description: 'Answer when the holder of a session has confirmed it.',
  }),
  describeMessage({
    id: 'account.confirmation.needed',
    description: 'Answer where a change requires a confirmation first.',
  }),
  describeMessage({
    id: 'account.deletion.asked',
    description: 'Answer to asking for the deletion of an account; {n} days of grace follow.',
  }),
  describeMessage({
    id: 'account.login.expired',
    description: 'Problem above the sign-in form if the second step took too long.',
  }),
  describeMessage({
    id: 'account.login.failure',
    description: 'Response to a sign-in; a failure never reveals whether the account exists.',
  }),
  describeMessage({
    id: 'account.login.phone-failure',
    description: 'Response to a sign-in; a failure never reveals whether the account exists.',
  }),
  describeMessage({
    id: 'account.login.returned',
    description: 'Response to a sign-in; a failure never reveals whether the account exists.',
  }),
  describeMessage({
    id: 'account.login.success',
    description: 'Response to a sign-in; a failure never reveals whether the account exists.',
  }),
  describeMessage({
    id: 'account.newsletter.ended',
    description: 'Answer when the account holder ends the newsletter.',
  }),
  describeMessage({
    id: 'account.open-api.inactive',
    description: 'Answer where staff has not activated the Open API for the account.',
  }),
  describeMessage({
    id: 'account.open-api.made',
    description: 'Title above new credentials of the Open API.',
  }),
  describeMessage({
    id: 'account.passkey.added',
    description: 'Answer when a passkey is added.',
  }),
  describeMessage({
    id: 'account.passkey.failed',
    description: 'Answer to a passkey that could not be verified.',
  }),
  describeMessage({
    id: 'account.passkey.limit',
    description: 'Answer where an account has as many passkeys as possible.',
  }),
  describeMessage({
    id: 'account.passkey.removed',
    description: 'Answer when a passkey is removed.',
  }),
  describeMessage({
    id: 'account.password.wrong',
    description: 'Answer where the present password is not right.',
  }),
  describeMessage({
    id: 'account.retrieve.code',
    description: 'Answer to a step of retrieving a password.',
  }),
  describeMessage({
    id: 'account.retrieve.email-or-code',
    description: 'Answer to a step of retrieving a password.',
  }),
  describeMessage({
    id: 'account.retrieve.success',
    description: 'Answer to a step of retrieving a password.',
  }),
  describeMessage({
    id: 'account.retrieve.unknown',
    description: 'Answer to a step of retrieving a password.',
  }),
  describeMessage({
    id: 'account.saved',
    description: 'Answer when a change of the account is stored.',
  }),
  describeMessage({
    id: 'account.second-factor.activated',
    description: 'Answer when an authenticator app is set up.',
  }),
  describeMessage({
    id: 'account.second-factor.active',
    description: 'Answer where an authenticator app is already set up.',
  }),
  describeMessage({
    id: 'account.second-factor.codes-renewed',
    description: 'Answer with new recovery codes.',
  }),
  describeMessage({
    id: 'account.second-factor.due',
    description: 'Answer to a right password where a second factor follows.',
  }),
  describeMessage({
    id: 'account.second-factor.inactive',
    description: 'Answer where there is no authenticator app.',
  }),
  describeMessage({
    id: 'account.second-factor.removed',
    description: 'Answer when the authenticator app is removed.',
  }),
  describeMessage({
    id: 'account.second-factor.wrong',
    description: 'Error at the code of an authenticator app or a recovery code.',
  }),
  describeMessage({
    id: 'account.session.ended',
    description: 'Answer when a session on another device is ended.',
  }),
  describeMessage({
    id: 'account.session.others-ended',
    description: 'Answer when all sessions but the current one are ended.',
  }),
  describeMessage({
    id: 'account.session.over',
    description: 'Shown above the sign-in form to a visitor whose session has ended meanwhile.',
  }),
  describeMessage({ id: 'account.sign-out.success', description: 'Toast after signing out.' }),
  describeMessage({
    id: 'account.sign-up.email-taken',
    description: 'Answer to a step of signing up.',
  }),
  describeMessage({
    id: 'account.sign-up.success',
    description: 'Answer to a step of signing up.',
  }),
  describeMessage({
    id: 'account.undo.done',
    description:
      'Above the form for a new password, after a change of sign-in settings was undone.',
  }),
  describeMessage({
    id: 'account.undo.expired',
    description: 'Answer to a link that undoes a change, if it was used before or is too old.',
  }),
  describeMessage({
    id: 'form.account.agreement.required',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.password-confirm.differ',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.password.common',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.password.format',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.phone.format',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.phone.required',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.username.format',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.account.username.taken',
    description: 'Error at a field of an account form.',
  }),
  describeMessage({
    id: 'form.code.limited',
    description: 'Answer where an address got all codes of a day.',
  }),
  describeMessage({
    id: 'form.code.required',
    description: 'Error at the empty field for the six digits of a mailed code.',
  }),
  describeMessage({
    id: 'form.code.sent',
    description: 'Answer when a mail with a one-time code is on its way.',
  }),
  describeMessage({
    id: 'form.code.wait',
    description: 'Answer where another code is asked for too soon; {n} is in seconds.',
  }),
  describeMessage({
    id: 'form.sign-in.identifier.required',
    description: 'Error at an empty field of the sign-in form.',
  }),
  describeMessage({
    id: 'form.sign-in.password.required',
    description: 'Error at an empty field of the sign-in form.',
  }),
  describeMessage({
    id: 'personal-center.agreement.again',
    description: 'Error at the box that agrees to changed documents.',
  }),
  describeMessage({
    id: 'personal-center.agreement.required',
    description: 'Error at the box that agrees to changed documents.',
  }),
]
