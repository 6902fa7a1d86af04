import { Card, Disclosure, FileLink, Picture, Stack, Text } from '#design-system'
import { drawSamplePicture } from '#design-system/examples.ts'
import type { ComponentGuides } from './componentGuide.ts'

/** Guides of the components for pictures, films, files and dates. */
export const mediaGuides: ComponentGuides = {
  FileLink: {
    anatomy: [
      ['Type', 'PDF, ZIP, MP4.'],
      ['Title', 'The link.', 'a'],
      ['Facts', 'Size, pages, language.'],
      ['Issue', 'Version and date.'],
      ['Sign', 'Download or view.', 'svg'],
    ],
    right: {
      drawing: (
        <FileLink href="#file" title="Datasheet" type="PDF" size="1.2 MB" language="English" />
      ),
      reason: 'Kind, size and language before the download.',
    },
    wrong: {
      drawing: <FileLink href="#file" title="ds_v3_final.pdf" type="PDF" />,
      reason: 'The name of the file instead of its title.',
    },
    accessibility: ['The name of the link holds title, type, size and language.'],
    content: ['The title as it stands on the document.', 'Sizes in MB with one digit.'],
    related: ['Link', 'Button'],
  },
  Picture: {
    anatomy: [['Image', 'AVIF with WebP as fallback, in the width the place needs.', 'img']],
    right: {
      drawing: (
        <Picture source={drawSamplePicture(320, 160)} alt="A tower of two modules" sizes="20rem" />
      ),
      reason: 'The alternative text says what is seen.',
    },
    wrong: {
      drawing: (
        <Picture source={drawSamplePicture(320, 160)} alt="Picture of our product" sizes="20rem" />
      ),
      reason: '"Picture of" is said by the role already.',
    },
    accessibility: [
      '`alt` is required; empty if the picture only decorates.',
      'No text inside of pictures.',
    ],
    content: ['Alternative texts in every language, one sentence.'],
    related: ['Card', 'Split', 'VideoPlayer'],
  },
  VideoPlayer: {
    anatomy: [
      ['Film', 'With the controls of the browser.', 'video'],
      ['Captions', 'A track for each language.'],
      ['Download', 'The same film as a file.'],
      ['Transcript', 'What is seen and said, in a Disclosure.', 'details'],
    ],
    right: {
      drawing: (
        <Stack space={8}>
          <Text>Evening at a house, 20 s</Text>
          <Disclosure summary="What the film shows">The living room lights up.</Disclosure>
        </Stack>
      ),
      reason: 'Title, length and a transcript.',
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
      reason: 'A film behind a title: movement that cannot be stopped (WCAG 2.2.2).',
    },
    accessibility: [
      'Never plays by itself.',
      'Captions and transcript are part of the film, not an extra.',
    ],
    content: ['`label` says what is shown, not that it is a film.'],
    related: ['Picture', 'Disclosure'],
  },
}
