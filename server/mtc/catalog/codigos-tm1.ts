/**
 * All codes of ICD-11 chapter 26, module 1 (TM1 patterns). Only codes of this list may appear in a report.
 * Source: WHO ICD-11 MMS, CC BY-ND 3.0 IGO, as listed by the Taiwan TWCM FHIR guide, value set `twcm-syndrometype`.
 */
// biome-ignore format: a table
export const codigosTm1: readonly string[] = [
  'SE70', 'SE71', 'SE72', 'SE73', 'SE74', 'SE75', 'SE76', 'SE77', 'SE78', 'SE79', 'SE7A', 'SE7Y', 'SE7Z', 'SE80', 'SE81', 'SE82', 'SE83', 'SE84',
  'SE85', 'SE86', 'SE8Y', 'SE8Z', 'SE90', 'SE91', 'SE92', 'SE93', 'SE94', 'SE9Y', 'SE9Z', 'SF00', 'SF01', 'SF02', 'SF03', 'SF04', 'SF0Y', 'SF0Z',
  'SF10', 'SF11', 'SF12', 'SF13', 'SF14', 'SF15', 'SF1Y', 'SF1Z', 'SF20', 'SF2Y', 'SF2Z', 'SF4Y', 'SF4Z', 'SF50', 'SF51', 'SF52', 'SF53', 'SF54',
  'SF55', 'SF56', 'SF57', 'SF58', 'SF59', 'SF5A', 'SF5B', 'SF5C', 'SF5D', 'SF5E', 'SF5F', 'SF5G', 'SF5H', 'SF5J', 'SF5K', 'SF5L', 'SF5M', 'SF5Y',
  'SF5Z', 'SF60', 'SF61', 'SF62', 'SF63', 'SF64', 'SF65', 'SF66', 'SF67', 'SF68', 'SF69', 'SF6A', 'SF6B', 'SF6C', 'SF6D', 'SF6E', 'SF6F', 'SF6G',
  'SF6H', 'SF6J', 'SF6K', 'SF6L', 'SF6M', 'SF6Y', 'SF6Z', 'SF70', 'SF71', 'SF72', 'SF73', 'SF74', 'SF75', 'SF76', 'SF77', 'SF78', 'SF79', 'SF7A',
  'SF7B', 'SF7C', 'SF7D', 'SF7E', 'SF7F', 'SF7G', 'SF7H', 'SF7J', 'SF7K', 'SF7L', 'SF7M', 'SF7Y', 'SF7Z', 'SF80', 'SF81', 'SF82', 'SF83', 'SF84',
  'SF85', 'SF86', 'SF87', 'SF88', 'SF89', 'SF8A', 'SF8B', 'SF8C', 'SF8D', 'SF8E', 'SF8F', 'SF8G', 'SF8H', 'SF8J', 'SF8Y', 'SF8Z', 'SF90', 'SF91',
  'SF92', 'SF93', 'SF94', 'SF95', 'SF96', 'SF97', 'SF98', 'SF99', 'SF9A', 'SF9B', 'SF9C', 'SF9D', 'SF9E', 'SF9F', 'SF9G', 'SF9H', 'SF9J', 'SF9Y',
  'SF9Z', 'SG1Y', 'SG1Z', 'SG20', 'SG21', 'SG22', 'SG23', 'SG24', 'SG25', 'SG26', 'SG27', 'SG28', 'SG29', 'SG2A', 'SG2B', 'SG2Y', 'SG2Z', 'SG30',
  'SG31', 'SG32', 'SG33', 'SG34', 'SG35', 'SG36', 'SG37', 'SG3Y', 'SG3Z', 'SG5Y', 'SG5Z', 'SG60', 'SG61', 'SG62', 'SG63', 'SG64', 'SG65', 'SG6Y',
  'SG6Z', 'SG70', 'SG71', 'SG72', 'SG7Y', 'SG7Z', 'SG80', 'SG81', 'SG8Y', 'SG8Z', 'SG90', 'SG91', 'SG92', 'SG9Y', 'SG9Z', 'SH00', 'SH01', 'SH02',
  'SH0Y', 'SH0Z', 'SH10', 'SH11', 'SH1Y', 'SH1Z', 'SH3Y', 'SH3Z', 'SH40', 'SH41', 'SH42', 'SH4Y', 'SH4Z', 'SH50', 'SH51', 'SH52', 'SH53', 'SH54',
  'SH5Y', 'SH5Z', 'SH60', 'SH61', 'SH62', 'SH63', 'SH64', 'SH6Y', 'SH6Z', 'SH70', 'SH71', 'SH72', 'SH73', 'SH74', 'SH7Y', 'SH7Z', 'SH9Y', 'SH9Z',
  'SJ1Y', 'SJ1Z',
];
