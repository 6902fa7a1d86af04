import { Alert, Badge, Button, Heading, icons, Text } from '#design-system'
import type { AppPlatform } from '#data/analytics/device.ts'
import { QrPicture } from '../parts/QrPicture.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './AppDownload.css.ts'
import type {
  AppDownloadProps,
  AppDownloadLoaderData,
  AppStoreLinkContent,
} from './AppDownload.schema.ts'

/** Phone apps with their download links, and a QR code of this page. */
export function AppDownload({ places, anchor }: AppDownloadProps) {
  const { device, apps } = places
  const text = useText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        {device.inApp && (
          <div className={styles.wide}>
            <Alert title={text('app-download.open-in-browser')}>
              <Text>{text('app-download.in-app.text')}</Text>
              <p className={styles.address}>{places.address}</p>
            </Alert>
          </div>
        )}
        <div className={styles.apps}>
          {apps.map((app) => (
            <App key={app.title} app={app} platform={device.platform} />
          ))}
        </div>
        <PageCode places={places} />
      </div>
    </SectionLayout>
  )
}

interface AppProps {
  app: AppDownloadLoaderData['apps'][number]
  platform: AppPlatform | undefined
}

function App({ app: { title, text: description, stores }, platform }: AppProps) {
  const text = useText()
  const rich = useRichText()
  // The detected platform comes first, but detection may be wrong, so the others follow.
  const matching = stores.filter((store) => store.platform === platform)
  const others = stores.filter((store) => store.platform !== platform)
  return (
    <section className={styles.app}>
      <Heading level={2} size="h3">
        {rich(title)}
      </Heading>
      <Text>{text(description)}</Text>
      <ul className={styles.stores}>
        {[...matching, ...others].map((store) => (
          <li key={store.platform} className={styles.store}>
            <DownloadLink store={store} />
            {store.platform === platform && <Badge>{text('app-download.this-device')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DownloadLink({ store: { platform, href } }: { store: AppStoreLinkContent }) {
  const text = useText()
  const label = text(`app-download.platform.${platform}`)
  if (href !== undefined)
    return (
      <Button href={href} variant="secondary" icon={icons.mobileIcon}>
        {label}
      </Button>
    )
  return (
    <p className={styles.unavailable}>
      <span className={styles.platform}>{label}</span> {text('app-download.platform.none')}
    </p>
  )
}

/** This page, for a phone that scans it. */
function PageCode({ places: { code, address } }: Pick<AppDownloadProps, 'places'>) {
  const text = useText()
  return (
    <figure className={styles.code}>
      <QrPicture code={code} label={text('app-download.code.alt')} />
      <figcaption className={styles.caption}>
        <Heading level={2} size="h4">
          {text('app-download.code')}
        </Heading>
        <Text size="small">{text('app-download.code.text')}</Text>
        <p className={styles.address}>{address}</p>
      </figcaption>
    </figure>
  )
}
