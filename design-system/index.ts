export { Alert, type AlertProps } from './components/Alert/Alert.tsx'
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx'
export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx'
export { Button, type ButtonProps } from './components/Button/Button.tsx'
export { Card, type CardProps } from './components/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx'
export { CodeInput, type CodeInputProps } from './components/CodeInput/CodeInput.tsx'
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx'
export type { ComboboxOption } from './components/Combobox/matchComboboxOptions.ts'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx'
export {
  ConsentBanner,
  type ConsentBannerProps,
} from './components/ConsentBanner/ConsentBanner.tsx'
export { Container, type ContainerProps } from './components/Container/Container.tsx'
export { DateInput, type DateInputProps } from './components/DateInput/DateInput.tsx'
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx'
export { Divider, type DividerProps } from './components/Divider/Divider.tsx'
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx'
export { Field, type FieldControlAttributes, type FieldProps } from './components/Field/Field.tsx'
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx'
export { FileLink, type FileLinkProps } from './components/FileLink/FileLink.tsx'
export { FileUpload, type FileUploadProps } from './components/FileUpload/FileUpload.tsx'
export {
  FilterChips,
  type AppliedFilter,
  type FilterChipsProps,
  type FilterOption,
} from './components/FilterChips/FilterChips.tsx'
export {
  FilterLinks,
  type FilterLink,
  type FilterLinksProps,
} from './components/FilterLinks/FilterLinks.tsx'
export {
  FormErrorSummary,
  type FormError,
  type FormErrorSummaryProps,
} from './components/FormErrorSummary/FormErrorSummary.tsx'
export { Grid, type GridProps } from './components/Grid/Grid.tsx'
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx'
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.tsx'
export * as icons from './components/Icon/icons.ts'
export type { IconDrawing } from './components/Icon/icons.ts'
export { Inline, type InlineProps } from './components/Inline/Inline.tsx'
export { Input, type InputProps } from './components/Input/Input.tsx'
export {
  LanguageMenu,
  type LanguageMenuItem,
  type LanguageMenuProps,
} from './components/LanguageMenu/LanguageMenu.tsx'
export { Link, type LinkProps } from './components/Link/Link.tsx'
export {
  LinkProvider,
  type LinkComponent,
  type LinkProviderProps,
} from './components/Link/LinkProvider.tsx'
export { media } from './styles/media.ts'
export type { ResponsiveValue } from './styles/getResponsiveClasses.ts'
export {
  MegaMenu,
  type MegaMenuColumn,
  type MegaMenuLink,
  type MegaMenuProps,
} from './components/MegaMenu/MegaMenu.tsx'
export { Menu, type MenuAction, type MenuProps } from './components/Menu/Menu.tsx'
export { NumberInput, type NumberInputProps } from './components/NumberInput/NumberInput.tsx'
export { Numeral, type NumeralProps } from './components/Numeral/Numeral.tsx'
export {
  Pagination,
  type PaginationLink,
  type PaginationProps,
} from './components/Pagination/Pagination.tsx'
export {
  PasswordInput,
  type PasswordInputProps,
} from './components/PasswordInput/PasswordInput.tsx'
export type {
  PasswordRule,
  PasswordRuleOptions,
} from './components/PasswordInput/PasswordRuleChecklist.tsx'
export { PhoneInput, type PhoneInputProps } from './components/PhoneInput/PhoneInput.tsx'
export { Picture, type PictureProps, type PictureSource } from './components/Picture/Picture.tsx'
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx'
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx'
export { Prose, type ProseProps } from './components/Prose/Prose.tsx'
export { PuzzleSlider, type PuzzleSliderProps } from './components/PuzzleSlider/PuzzleSlider.tsx'
export type { PuzzleImages } from './components/PuzzleSlider/usePuzzleSlider.ts'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup.tsx'
export { ScrollRegion, type ScrollRegionProps } from './components/ScrollRegion/ScrollRegion.tsx'
export { SearchDialog, type SearchDialogProps } from './components/SearchDialog/SearchDialog.tsx'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx'
export { Select, type SelectProps } from './components/Select/Select.tsx'
export type { SelectOption } from './components/Select/groupSelectOptions.ts'
export {
  SiteFooter,
  type FooterColumn,
  type SiteFooterProps,
} from './components/SiteFooter/SiteFooter.tsx'
export {
  SiteHeader,
  type NavItem,
  type NavLink,
  type SiteHeaderProps,
} from './components/SiteHeader/SiteHeader.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export {
  SpecTable,
  type SpecGroup,
  type SpecRow,
  type SpecTableProps,
} from './components/SpecTable/SpecTable.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { Split, type SplitProps } from './components/Split/Split.tsx'
export { Stack, type StackProps } from './components/Stack/Stack.tsx'
export { Stat, type StatProps } from './components/Stat/Stat.tsx'
export { StatList, type StatListProps } from './components/StatList/StatList.tsx'
export { Stepper, type StepperStep, type StepperProps } from './components/Stepper/Stepper.tsx'
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx'
export {
  Table,
  type TableProps,
  type TableRow,
  type TableSelection,
} from './components/Table/Table.tsx'
export type { TableColumn, TableSort } from './components/Table/ColumnHeader.tsx'
export { TabLinks, type TabLink, type TabLinksProps } from './components/TabLinks/TabLinks.tsx'
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx'
export { Text, type TextProps } from './components/Text/Text.tsx'
export { Textarea, type TextareaProps } from './components/Textarea/Textarea.tsx'
export { ThemeMenu, type ThemeMenuProps } from './components/ThemeMenu/ThemeMenu.tsx'
export { Toast, type ToastProps } from './components/Toast/Toast.tsx'
export { Tooltip, type TooltipControl, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
export { vars, type Theme } from './theme/contract.css.ts'
export {
  VideoPlayer,
  type VideoCaptions,
  type VideoPlayerProps,
  type VideoSource,
} from './components/VideoPlayer/VideoPlayer.tsx'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx'
