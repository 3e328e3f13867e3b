import '../../styles/main.scss' // first: it declares the order of the cascade layers
import './page.scss'

const [lab, dossier] = ['lab', 'expediente'].map((id) => document.getElementById(id))

if (lab)
  void import(/* webpackChunkName: "lab" */ './startGateLab').then(({ startGateLab }) => startGateLab(lab))
else if (dossier)
  void import(/* webpackChunkName: "dossier" */ '../dossier/startDossier').then(({ startDossier }) =>
    startDossier(dossier),
  )
else throw new Error('The page has neither #lab nor #expediente')
