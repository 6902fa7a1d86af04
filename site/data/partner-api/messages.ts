import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of the partner API and the form that applies for it that the server sends. */
export const partnerApiMessages = [
  describeMessage({
    id: 'form.application.message.required',
    description: 'Error or answer of the application form for the Open API.',
  }),
  describeMessage({
    id: 'form.application.scale.1-10',
    description: 'A number of systems to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.scale.101-1000',
    description: 'A number of systems to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.scale.11-100',
    description: 'A number of systems to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.scale.over-1000',
    description: 'A number of systems to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.scale.required',
    description: 'A number of systems to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.success',
    description: 'Title on the page that follows the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.use-case.demand-response',
    description: 'A use case to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.use-case.monitoring',
    description: 'A use case to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.use-case.other',
    description: 'A use case to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.use-case.required',
    description: 'A use case to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'form.application.use-case.vpp',
    description: 'A use case to choose in the application for the Open API.',
  }),
  describeMessage({
    id: 'open-api.ok',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.range.empty',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.range.long',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.range.old',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.scope.missing',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.signature.used',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.signature.wrong',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.system.unknown',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.time.wrong',
    description: 'Answer of the Open API, read by developers.',
  }),
  describeMessage({
    id: 'open-api.whoami.ok',
    description: 'Answer of the Open API, read by developers.',
  }),
]
