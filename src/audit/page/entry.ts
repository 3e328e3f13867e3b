import '../../styles/main.scss' // first: it declares the order of the cascade layers
import './page.scss'

const [lab, views] = ['lab', 'expediente'].map((id) => document.getElementById(id))

if (lab) void import(/* webpackChunkName: "lab" */ '../lab/startLab').then(({ startLab }) => startLab(lab))
else if (views)
  void import(/* webpackChunkName: "views" */ '../dossier/startDossier').then(({ startViews }) =>
    startViews(views),
  )
else throw new Error('The page has neither #lab nor #expediente')
