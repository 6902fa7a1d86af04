import { Card, FileLink, Picture, Stack, Text, VideoPlayer } from '#design-system'
import { examples as filmExamples } from '#design-system/components/VideoPlayer/VideoPlayer.examples.tsx'
import { drawSamplePicture } from '#design-system/examples.ts'
import type { ComponentGuides } from './componentGuide.ts'

const { download: _, ...film } = filmExamples.default.props

/** Guides of the components for pictures, films, files and dates. */
export const mediaGuides: ComponentGuides = {
  FileLink: {
    anatomy: [
      ['Type', 'It is an abbreviation such as PDF.', '[aria-hidden]'],
      ['Title', 'It is the link.', 'a'],
      ['Facts', 'They are size, pages and language.', 'a + span'],
      ['Issue', 'It is the version and its date.'],
      ['Icon', 'It shows whether the file is downloaded or opened.', 'svg'],
    ],
    right: {
      drawing: (
        <FileLink href="#file" title="Datasheet" type="PDF" size="1.2 MB" language="English" />
      ),
      reason: 'Type, size and language are known before the download.',
    },
    wrong: {
      drawing: <FileLink href="#file" title="ds_v3_final.pdf" type="PDF" />,
      reason: 'The link has the name of the file instead of its title.',
    },
    accessibility: ['The name of the link contains title, type, size, pages and language.'],
    content: [
      'Use the title that is printed on the document, so that people recognise it.',
      'Give the size with its unit, such as "1.2 MB" or "640 KB", so that people can tell how long the download takes.',
    ],
    related: ['Link', 'Button'],
  },
  Picture: {
    anatomy: [
      ['Image', 'It is AVIF in the width that its place needs, with WebP as fallback.', 'img'],
    ],
    right: {
      drawing: (
        <Stack space={8}>
          <Picture
            source={drawSamplePicture(320, 160)}
            alt="A tower of two modules"
            sizes="20rem"
          />
          <Text size="small">Alternative text: “A tower of two modules”</Text>
        </Stack>
      ),
      reason: 'The alternative text says what the picture shows.',
    },
    wrong: {
      drawing: (
        <Stack space={8}>
          <Picture
            source={drawSamplePicture(320, 160)}
            alt="Picture of our product"
            sizes="20rem"
          />
          <Text size="small">Alternative text: “Picture of our product”</Text>
        </Stack>
      ),
      reason: '"Picture of" is redundant, because the role is announced.',
    },
    accessibility: [
      '`alt` is required. Leave it empty only if the picture is decorative.',
      'Do not put text inside a picture, because it is neither read nor translated.',
    ],
    content: ['Write one sentence of alternative text in every language.'],
    related: ['Card', 'Split', 'VideoPlayer'],
  },
  VideoPlayer: {
    anatomy: [
      ['Film', 'It has the controls of the browser.', 'video'],
      ['Captions', 'There is a track for each language.'],
      ['Download', 'It links to the same film as a file.', 'a[download]'],
      ['Transcript', 'It says what is seen and heard, in a `Disclosure`.', 'details'],
    ],
    right: {
      drawing: (
        <VideoPlayer
          {...film}
          label="Evening at a house, 20 s"
          transcript={{ label: 'What the film shows', content: 'The living room lights up.' }}
        />
      ),
      reason: 'It has a title, its length and a transcript.',
    },
    wrong: {
      drawing: (
        <Card
          level={3}
          title="Power for every roof"
          picture={
            <Picture source={drawSamplePicture(320, 200)} alt="" sizes="20rem" fit="cover" />
          }
          variant="cover"
        />
      ),
      reason: 'A film behind a title moves and cannot be stopped, which fails WCAG 2.2.2.',
    },
    accessibility: [
      'It never plays automatically.',
      'Provide captions and a transcript for people who cannot hear or see the film.',
    ],
    content: ['Say in `label` what the film shows, not that it is a film.'],
    related: ['Picture', 'Disclosure'],
  },
}
