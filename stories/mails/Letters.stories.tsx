import { letters } from 'virtual:letters'
import { Grid, Stack, Text } from '#design-system'
import { locales } from '#data/locale/locales.ts'

export default { title: 'Mails', tags: ['!autodocs'], parameters: { controls: { disable: true } } }

/** Creates a story of a mail in every language. */
const letter = (name: keyof typeof letters) => ({
  render: () => (
    <Grid columns={{ base: 1, desktop: 2 }} space="gap">
      {letters[name].map(({ locale, subject, html }) => (
        <Stack key={locale} space={8}>
          <Text size="small">
            {locales[locale].name}: <span lang={locales[locale].textTag}>{subject}</span>
          </Text>
          {/* A picture of the mail: its links are not part of the story. */}
          <div inert>
            <iframe
              title={`${locales[locale].name}: ${subject}`}
              sandbox=""
              srcDoc={html}
              style={{ inlineSize: '100%', blockSize: '34rem', border: 0 }}
            />
          </div>
        </Stack>
      ))}
    </Grid>
  ),
})

export const NewsletterConfirm = letter('newsletterConfirm')
export const NewsletterSubscribed = letter('newsletterSubscribed')
export const ContactReceipt = letter('contactReceipt')
export const ContactReceiptWithDrawing = letter('contactReceiptWithDrawing')
export const ApplicationReceipt = letter('applicationReceipt')
export const CodeSignUp = letter('codeSignUp')
export const CodeRetrieve = letter('codeRetrieve')
export const CodeChangeEmail = letter('codeChangeEmail')
export const CodeConfirmChange = letter('codeConfirmChange')
export const CodeDeletion = letter('codeDeletion')
export const SignedIn = letter('signedIn')
export const PasswordChanged = letter('passwordChanged')
export const EmailChanged = letter('emailChanged')
export const PhoneChanged = letter('phoneChanged')
export const DeletionAsked = letter('deletionAsked')
export const AuthenticatorAdded = letter('authenticatorAdded')
export const AuthenticatorRemoved = letter('authenticatorRemoved')
export const RecoveryCodesRenewed = letter('recoveryCodesRenewed')
export const PasskeyAdded = letter('passkeyAdded')
export const PasskeyRemoved = letter('passkeyRemoved')
export const CredentialsRenewed = letter('credentialsRenewed')
export const ContactNotice = letter('contactNotice')
export const ApplicationNotice = letter('applicationNotice')
export const CallbackNotice = letter('callbackNotice')
