import { mails } from 'virtual:rendered-mails'
import { Grid, Stack, Text } from '#design-system'
import { locales } from '#data/locale/locales.ts'

export default { title: 'Mails', tags: ['!autodocs'], parameters: { controls: { disable: true } } }

/** Creates a story of a mail in every language. */
const mail = (name: keyof typeof mails) => ({
  render: () => (
    <Grid columns={{ base: 1, desktop: 2 }} space="gap">
      {mails[name].map(({ locale, subject, html }) => (
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

export const NewsletterConfirm = mail('newsletterConfirm')
export const NewsletterSubscribed = mail('newsletterSubscribed')
export const ContactReceipt = mail('contactReceipt')
export const ContactReceiptWithDrawing = mail('contactReceiptWithDrawing')
export const ApplicationReceipt = mail('applicationReceipt')
export const CodeSignUp = mail('codeSignUp')
export const CodeRetrieve = mail('codeRetrieve')
export const CodeChangeEmail = mail('codeChangeEmail')
export const CodeConfirmChange = mail('codeConfirmChange')
export const CodeDeletion = mail('codeDeletion')
export const SignedIn = mail('signedIn')
export const PasswordChanged = mail('passwordChanged')
export const EmailChanged = mail('emailChanged')
export const PhoneChanged = mail('phoneChanged')
export const DeletionAsked = mail('deletionAsked')
export const AuthenticatorAdded = mail('authenticatorAdded')
export const AuthenticatorRemoved = mail('authenticatorRemoved')
export const RecoveryCodesRenewed = mail('recoveryCodesRenewed')
export const PasskeyAdded = mail('passkeyAdded')
export const PasskeyRemoved = mail('passkeyRemoved')
export const CredentialsRenewed = mail('credentialsRenewed')
export const ContactNotice = mail('contactNotice')
export const ApplicationNotice = mail('applicationNotice')
export const CallbackNotice = mail('callbackNotice')
