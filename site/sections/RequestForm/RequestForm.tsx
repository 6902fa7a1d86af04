import { Alert, Button, Heading, Text } from '#design-system'
import type { RequestFormDefinition } from '#data/forms/formDefinition.ts'
import { requestForms } from '#data/forms/requestForms.ts'
import { ContentForm } from '../forms/ContentForm.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './RequestForm.css.ts'
import type { RequestFormProps } from './RequestForm.schema.ts'

/** A form that visitors send to the company, or the reference it was stored under. */
export function RequestForm(props: RequestFormProps) {
  const {
    form: name,
    title,
    lead,
    level = 1,
    leave,
    privacyPolicy,
    anchor,
    answer,
    request,
  } = props
  const form: RequestFormDefinition = requestForms[name]
  const { sent, key, values } = request
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <SectionLayout ground={level === 1 ? 'opening' : 'page'}>
      <div className={styles.root}>
        <Heading level={level}>
          {sent !== undefined && form.sent ? text(form.sent) : rich(title)}
        </Heading>
        {sent === undefined ? (
          <>
            <Text size="lead">{text(lead)}</Text>
            <ContentForm
              form={form}
              id={anchor}
              answer={answer}
              values={values}
              formKey={key}
              layout="pairs"
              foot={
                <Text size="small">
                  {rich('form.contact.privacy', {
                    a: (words) => <InlineLink to={privacyPolicy}>{words}</InlineLink>,
                  })}
                </Text>
              }
            />
          </>
        ) : (
          <div className={styles.sent} data-form-sent={form.name}>
            <Alert announce tone="success" title={text(form.success)}>
              <Text>{text('form.contact.reference', { number: sent })}</Text>
              <Text>{text(form.next)}</Text>
            </Alert>
            <Button href={href(leave)}>{text(form.leave)}</Button>
          </div>
        )}
      </div>
    </SectionLayout>
  )
}
