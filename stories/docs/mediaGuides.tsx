import { Card, Disclosure, FileLink, Picture, Stack, Text } from '#design-system'
import { drawSamplePicture } from '#design-system/examples.ts'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for pictures, films, files and dates. */
export const mediaGuides: ComponentGuides = {
  FileLink: {
    anatomy: [
      ['Type', 'The type is an abbreviation such as PDF, ZIP or MP4.'],
      ['Title', 'The title is the link.', 'a'],
      ['Facts', 'The facts are size, number of pages and language.'],
      ['Issue', 'The issue is the version and its date.'],
      ['Icon', 'The icon shows whether the file is downloaded or opened.', 'svg'],
    ],
    right: {
      drawing: (
        <FileLink href="#file" title="Datasheet" type="PDF" size="1.2 MB" language="English" />
      ),
      reason: 'Type, size and language are known before the download.',
    },
    wrong: {
      drawing: <FileLink href="#file" title="ds_v3_final.pdf" type="PDF" />,
      reason: 'The link shows the name of the file instead of the title of the document.',
    },
    accessibility: [
      'The accessible name of the link contains title, type, size, pages and language.',
    ],
    content: [
      'Use the title that is printed on the document, so that people recognise it.',
      'Give sizes in MB with one decimal place.',
    ],
    related: ['Link', 'Button'],
  },
  Picture: {
    anatomy: [
      [
        'Image',
        'The image is an AVIF file in the width that the layout needs, with WebP as fallback.',
        'img',
      ],
    ],
    right: {
      drawing: (
        <Picture source={drawSamplePicture(320, 160)} alt="A tower of two modules" sizes="20rem" />
      ),
      reason: 'The alternative text says what the picture shows.',
    },
    wrong: {
      drawing: (
        <Picture source={drawSamplePicture(320, 160)} alt="Picture of our product" sizes="20rem" />
      ),
      reason: '"Picture of" is redundant, because screen readers already announce an image.',
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
      ['Film', 'The film has the controls of the browser.', 'video'],
      ['Captions', 'There is a caption track for each language.'],
      ['Download', 'The link downloads the same film as a file.'],
      ['Transcript', 'The transcript in a `Disclosure` says what is seen and heard.', 'details'],
    ],
    right: {
      drawing: (
        <Stack space={8}>
          <Text>Evening at a house, 20 s</Text>
          <Disclosure summary="What the film shows">The living room lights up.</Disclosure>
        </Stack>
      ),
      reason: 'The film has a title, its length and a transcript.',
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
      'Publish a film only with captions and a transcript, because people who cannot hear or see it need them.',
    ],
    content: ['Say in `label` what the film shows, not that it is a film.'],
    related: ['Picture', 'Disclosure'],
  },
}
