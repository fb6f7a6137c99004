/** A required property, or several of which one is required. */
export type Required = string | readonly string[];

/**
 * The properties that search engines require for their rich results (Google Search Central, "structured data", required
 * properties; schema.org for the rest). Types that are not listed have no required property.
 */
export const requiredOf: Readonly<Record<string, readonly Required[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', ['ratingCount', 'reviewCount']],
  Answer: ['text'],
  Article: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: [['text', 'name', 'itemListElement']],
  ImageObject: [['contentUrl', 'url']],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  ListItem: ['position', ['name', 'item', 'url']],
  LocalBusiness: ['name', 'address'],
  NewsArticle: ['headline'],
  Offer: [
    ['price', 'priceSpecification'],
    ['priceCurrency', 'priceSpecification'],
  ],
  Organization: ['name'],
  Person: ['name'],
  PriceSpecification: ['price', 'priceCurrency'],
  Product: ['name'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Recipe: ['name', 'image'],
  Review: ['author', 'reviewRating'],
  Service: ['name'],
  SoftwareApplication: ['name', 'offers'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebPage: ['name'],
  WebSite: ['name', 'url'],
};
