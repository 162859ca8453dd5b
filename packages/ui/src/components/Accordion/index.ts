export { Accordion, AccordionContent, AccordionHeader, AccordionItem } from './Accordion';
export type {
  AccordionContentProps,
  AccordionHeaderProps,
  AccordionHeadingLevel,
  AccordionItemProps,
  AccordionProps,
} from './Accordion';
