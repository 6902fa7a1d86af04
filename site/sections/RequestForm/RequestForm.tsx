import { Alert, Button, Heading, Text } from '#design-system'
import type { RequestFormDefinition } from '#data/forms/formDefinition.ts'
import { requestForms } from '#data/forms/requestForms.ts'
import type { HomeSystemDrawingPictures } from '#data/products/systemDrawing.ts'
import { ContentForm } from '../forms/ContentForm.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { PlacedHomeTowers } from '../parts/placement/PlacedHomeTowers.tsx'
import { useHomeSystemDrawing } from '../parts/placement/useHomeSystemDrawing.ts'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import { useQuantityFormatter } from '../hooks/useQuantityFormatter.ts'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './RequestForm.css.ts'
import type { RequestFormLoaderData, RequestFormProps } from './RequestForm.schema.ts'

/** Form that visitors send to the company; after success, its reference. */
export function RequestForm(props: RequestFormProps) {
  const {
    form: name,
    title,
    lead,
    level = 1,
    leave,
    drawing,
    privacyPolicy,
    anchor,
    answer,
    request,
  } = props
  const form: RequestFormDefinition = requestForms[name]
  const { sent, key, values, system } = request
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <SectionLayout ground={level === 1 ? 'opening' : 'page'}>
      <div className={textColumns}>
        <div className={styles.head}>
          <Heading level={level}>
            {sent !== undefined && form.sent ? text(form.sent) : rich(title)}
          </Heading>
          {sent === undefined && <Text size="lead">{text(lead)}</Text>}
          {sent === undefined && drawing && system && <Drawing {...system} pictures={drawing} />}
        </div>
        <FirstSectionEndMarker />
        {sent === undefined ? (
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
        ) : (
          <div className={styles.confirmation} data-form-sent={form.name}>
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

interface DrawingProps extends NonNullable<RequestFormLoaderData['system']> {
  pictures: HomeSystemDrawingPictures
}

/** The home system that the enquiry is about. */
function Drawing({ sizing, place, pictures }: DrawingProps) {
  const { modules, stacks, height, width } = sizing
  const text = useText()
  const reading = useQuantityFormatter()
  const { parts, placeImage } = useHomeSystemDrawing(pictures)
  const dimensions = { height: reading(height, 'mm').text, width: reading(width, 'mm').text }
  return (
    <div className={styles.drawing}>
      <PlacedHomeTowers
        place={placeImage(place)}
        parts={parts}
        modules={modules}
        stacks={stacks}
        label={text('configurator.picture', { modules, stacks, ...dimensions })}
        dimensions={dimensions}
        sizes="(width < 1100px) 100vw, 35vw"
      />
    </div>
  )
}
