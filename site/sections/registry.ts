import { ActivitySchema } from './Activity/Activity.schema.ts'
import { AppDownloadSchema } from './AppDownload/AppDownload.schema.ts'
import { ArticleSchema } from './Article/Article.schema.ts'
import { ArticleListSchema } from './ArticleList/ArticleList.schema.ts'
import { ButtonRowSchema } from './ButtonRow/ButtonRow.schema.ts'
import { CallToActionSchema } from './CallToAction/CallToAction.schema.ts'
import { CardsSchema } from './Cards/Cards.schema.ts'
import { CaseListSchema } from './CaseList/CaseList.schema.ts'
import { CaseStudySchema } from './CaseStudy/CaseStudy.schema.ts'
import { CaseTeaserSchema } from './CaseTeaser/CaseTeaser.schema.ts'
import { CodeExampleSchema } from './CodeExample/CodeExample.schema.ts'
import { ComparisonSchema } from './Comparison/Comparison.schema.ts'
import { ComparisonTableSchema } from './ComparisonTable/ComparisonTable.schema.ts'
import { ConfiguratorSchema } from './Configurator/Configurator.schema.ts'
import { ConsentFormSchema } from './ConsentForm/ConsentForm.schema.ts'
import { DeskContactsSchema } from './DeskContacts/DeskContacts.schema.ts'
import { DeskFinderSchema } from './DeskFinder/DeskFinder.schema.ts'
import { DiagramSchema } from './Diagram/Diagram.schema.ts'
import { DownloadListSchema } from './DownloadList/DownloadList.schema.ts'
import { EventListSchema } from './EventList/EventList.schema.ts'
import { ExpoSchema } from './Expo/Expo.schema.ts'
import { FaqSchema } from './Faq/Faq.schema.ts'
import { FaqListSchema } from './FaqList/FaqList.schema.ts'
import { FeatureGridSchema } from './FeatureGrid/FeatureGrid.schema.ts'
import { FilmSchema } from './Film/Film.schema.ts'
import { FileListSchema } from './FileList/FileList.schema.ts'
import { FootprintSchema } from './Footprint/Footprint.schema.ts'
import { GallerySchema } from './Gallery/Gallery.schema.ts'
import { GuideSchema } from './Guide/Guide.schema.ts'
import { HeroSchema } from './Hero/Hero.schema.ts'
import { LegalDocumentSchema } from './LegalDocument/LegalDocument.schema.ts'
import { MaintenanceNoticeSchema } from './MaintenanceNotice/MaintenanceNotice.schema.ts'
import { MaintenanceScheduleSchema } from './MaintenanceSchedule/MaintenanceSchedule.schema.ts'
import { MarkSchema } from './Mark/Mark.schema.ts'
import { NewsArticleSchema } from './NewsArticle/NewsArticle.schema.ts'
import { NewsListSchema } from './NewsList/NewsList.schema.ts'
import { NewsTeaserSchema } from './NewsTeaser/NewsTeaser.schema.ts'
import { NewsletterFormSchema } from './NewsletterForm/NewsletterForm.schema.ts'
import { NewsletterLinkSchema } from './NewsletterLink/NewsletterLink.schema.ts'
import { OperatingModesSchema } from './OperatingModes/OperatingModes.schema.ts'
import { PageHeaderSchema } from './PageHeader/PageHeader.schema.ts'
import { PersonalCenterSchema } from './PersonalCenter/PersonalCenter.schema.ts'
import { PlatformHeroSchema } from './PlatformHero/PlatformHero.schema.ts'
import { ProductSchema } from './Product/Product.schema.ts'
import { ProductCallToActionSchema } from './ProductCallToAction/ProductCallToAction.schema.ts'
import { ProductFaqSchema } from './ProductFaq/ProductFaq.schema.ts'
import { ProductGridSchema } from './ProductGrid/ProductGrid.schema.ts'
import { ProductHeroSchema } from './ProductHero/ProductHero.schema.ts'
import { ProductSpecificationsSchema } from './ProductSpecifications/ProductSpecifications.schema.ts'
import { RequestFormSchema } from './RequestForm/RequestForm.schema.ts'
import { SearchResultsSchema } from './SearchResults/SearchResults.schema.ts'
import { RetrievePasswordSchema } from './RetrievePassword/RetrievePassword.schema.ts'
import { RichTextSchema } from './RichText/RichText.schema.ts'
import { ShareholdersSchema } from './Shareholders/Shareholders.schema.ts'
import { SignInSchema } from './SignIn/SignIn.schema.ts'
import { SignUpSchema } from './SignUp/SignUp.schema.ts'
import { SiteMapSchema } from './SiteMap/SiteMap.schema.ts'
import { SiteScreensSchema } from './SiteScreens/SiteScreens.schema.ts'
import { SpecTableSchema } from './SpecTable/SpecTable.schema.ts'
import { SplitSchema } from './Split/Split.schema.ts'
import { StatBandSchema } from './StatBand/StatBand.schema.ts'
import { StepsSchema } from './Steps/Steps.schema.ts'
import { VideoListSchema } from './VideoList/VideoList.schema.ts'
import { WarrantyFinderSchema } from './WarrantyFinder/WarrantyFinder.schema.ts'

/** Schemas of all sections that a page config may use, in alphabetical order. */
export const sectionSchemas = {
  Activity: ActivitySchema,
  AppDownload: AppDownloadSchema,
  Article: ArticleSchema,
  ArticleList: ArticleListSchema,
  ButtonRow: ButtonRowSchema,
  CallToAction: CallToActionSchema,
  Cards: CardsSchema,
  CaseList: CaseListSchema,
  CaseStudy: CaseStudySchema,
  CaseTeaser: CaseTeaserSchema,
  CodeExample: CodeExampleSchema,
  Comparison: ComparisonSchema,
  ComparisonTable: ComparisonTableSchema,
  Configurator: ConfiguratorSchema,
  ConsentForm: ConsentFormSchema,
  DeskContacts: DeskContactsSchema,
  DeskFinder: DeskFinderSchema,
  Diagram: DiagramSchema,
  DownloadList: DownloadListSchema,
  EventList: EventListSchema,
  Expo: ExpoSchema,
  Faq: FaqSchema,
  FaqList: FaqListSchema,
  FeatureGrid: FeatureGridSchema,
  Film: FilmSchema,
  FileList: FileListSchema,
  Footprint: FootprintSchema,
  Gallery: GallerySchema,
  Guide: GuideSchema,
  Hero: HeroSchema,
  LegalDocument: LegalDocumentSchema,
  MaintenanceNotice: MaintenanceNoticeSchema,
  MaintenanceSchedule: MaintenanceScheduleSchema,
  Mark: MarkSchema,
  NewsArticle: NewsArticleSchema,
  NewsList: NewsListSchema,
  NewsTeaser: NewsTeaserSchema,
  NewsletterForm: NewsletterFormSchema,
  NewsletterLink: NewsletterLinkSchema,
  OperatingModes: OperatingModesSchema,
  PageHeader: PageHeaderSchema,
  PersonalCenter: PersonalCenterSchema,
  PlatformHero: PlatformHeroSchema,
  Product: ProductSchema,
  ProductCallToAction: ProductCallToActionSchema,
  ProductFaq: ProductFaqSchema,
  ProductGrid: ProductGridSchema,
  ProductHero: ProductHeroSchema,
  ProductSpecifications: ProductSpecificationsSchema,
  RequestForm: RequestFormSchema,
  RetrievePassword: RetrievePasswordSchema,
  RichText: RichTextSchema,
  SearchResults: SearchResultsSchema,
  Shareholders: ShareholdersSchema,
  SignIn: SignInSchema,
  SignUp: SignUpSchema,
  SiteMap: SiteMapSchema,
  SiteScreens: SiteScreensSchema,
  SpecTable: SpecTableSchema,
  Split: SplitSchema,
  StatBand: StatBandSchema,
  Steps: StepsSchema,
  VideoList: VideoListSchema,
  WarrantyFinder: WarrantyFinderSchema,
} as const
