import { Schema } from 'effect'
import { drawPeakShavingDay, drawWarrantyCurve } from './charts.ts'
import { controlCabinetWiringDiagram, powerConversionWiringDiagram } from './businessWiring.ts'
import { drawBatteryField } from './cases/batteryField.ts'
import { drawFoodPlantDay } from './cases/foodPlantDay.ts'
import { drawOutageDay } from './cases/outageDay.ts'
import { drawLogisticsParkDay, drawSolarParkDay } from './cases/powerDay.ts'
import { drawSpringDay } from './cases/springDay.ts'
import { drawCabinetClearance, drawTowerClearance } from './clearances.ts'
import { drawContainerLayout } from './container.ts'
import type { DiagramText, DiagramDrawing, DrawingLayout } from './drawing.ts'
import {
  batteryWiringDiagram,
  chargerWiringDiagram,
  inverterWiringDiagram,
  smartPlugWiringDiagram,
} from './homeWiring.ts'
import {
  dataLoggerWiringDiagram,
  lanLoggerWiringDiagram,
  mobileLoggerWiringDiagram,
} from './loggerWiring.ts'
import { drawModeFlows } from './modeFlows.ts'
import { drawModuleAnatomy } from './moduleAnatomy.ts'
import { drawSchematic, type SchematicDiagram } from './schematic.ts'
import { homeSingleLineDiagram } from './singleLine.ts'
import {
  commercialTopologyDiagram,
  residentialTopologyDiagram,
  powerPlantTopologyDiagram,
} from './topology.ts'
import { drawTowerStack } from './towerStack.ts'
import { drawVppSequence } from './vppSequence.ts'

type Draw = (text: DiagramText, layout: DrawingLayout) => DiagramDrawing

const schematic =
  (source: SchematicDiagram): Draw =>
  (text, layout) =>
    drawSchematic(source, text, layout)

const drawings = {
  'battery-field': drawBatteryField,
  'battery-wiring': schematic(batteryWiringDiagram),
  'cabinet-clearance': drawCabinetClearance,
  'charger-wiring': schematic(chargerWiringDiagram),
  'commercial-topology': schematic(commercialTopologyDiagram),
  'container-layout': drawContainerLayout,
  'control-wiring': schematic(controlCabinetWiringDiagram),
  'conversion-wiring': schematic(powerConversionWiringDiagram),
  'food-plant-day': drawFoodPlantDay,
  'home-single-line': schematic(homeSingleLineDiagram),
  'inverter-wiring': schematic(inverterWiringDiagram),
  'logger-4g-wiring': schematic(mobileLoggerWiringDiagram),
  'logger-lan-wiring': schematic(lanLoggerWiringDiagram),
  'logger-wiring': schematic(dataLoggerWiringDiagram),
  'logistics-park-day': drawLogisticsParkDay,
  'mode-flows': drawModeFlows,
  'module-anatomy': drawModuleAnatomy,
  'outage-day': drawOutageDay,
  'peak-shaving-day': drawPeakShavingDay,
  'plug-wiring': schematic(smartPlugWiringDiagram),
  'residential-topology': schematic(residentialTopologyDiagram),
  'solar-park-day': drawSolarParkDay,
  'spring-day': drawSpringDay,
  'tower-clearance': drawTowerClearance,
  'tower-stack': drawTowerStack,
  'utility-topology': schematic(powerPlantTopologyDiagram),
  'vpp-sequence': drawVppSequence,
  'warranty-curve': drawWarrantyCurve,
} as const satisfies Readonly<Record<string, Draw>>

/** Name of a diagram. */
export type DiagramName = keyof typeof drawings

/** Diagrams that are upright in both layouts: they stand beside their words and are drawn once. */
export const isUprightDiagram = (name: DiagramName): boolean => name === 'tower-stack'

export const diagramNames = Object.keys(drawings) as readonly DiagramName[]

/** Diagram by name. */
export const DiagramNameSchema = Schema.Literals(diagramNames).annotate({
  description: 'Name of a diagram; it is drawn with the messages diagram.*',
})

/** Draws a diagram with the texts of a language. */
export const drawDiagram = (
  name: DiagramName,
  text: DiagramText,
  layout: DrawingLayout,
): DiagramDrawing => drawings[name](text, layout)

/** Message id of the description of a diagram, its text alternative. */
export const getDiagramDescriptionMessageId = (name: DiagramName) =>
  `diagram.description.${name}` as const
