const message = 'Texts stand in src/content.'

/** Refuses words between tags, and in attributes that are read to visitors. */
export const textRules = {
  files: ['src/{app,boot,features,pages,shared}/**/*.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'JSXText[value=/[a-z]{2}/i]', message },
      {
        selector:
          'JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-(label|roledescription|description))$/] :matches(Literal[value=/[a-z]{2}/i], TemplateElement[value.raw=/[a-z]{2}/i])',
        message,
      },
    ],
  },
}
