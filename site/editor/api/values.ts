import { Schema } from 'effect'
import { messageCatalogueNames } from '#data/locale/locales.ts'

/** Step to a value inside a config: the name of a field or the index of an item. */
export const ConfigPath = Schema.Array(Schema.Union([Schema.String, Schema.Int]))
/** Page config, section or another object of a config. */
export const ConfigObjectSchema = Schema.Record(Schema.String, Schema.Unknown)
export const CatalogueNameSchema = Schema.Literals(messageCatalogueNames)
export const IntegersByNameSchema = Schema.Record(Schema.String, Schema.Int)
